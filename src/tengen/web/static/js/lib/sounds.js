// Sounds made on the spot: a stone on wood, captured stones, the end of a game; and what a phone does with them.

import { settings } from "./settings.js";

const BUZZES = {
  stone: 12,
  reply: 20,
  capture: [20, 40, 20],
  win: [40, 60, 40, 60, 80],
  loss: [120],
  draw: [60],
  call: [60, 80, 60],
  low: [30],
}; // milliseconds on, off, on …

let context = null;
let master = null; // everything goes through it, as loud as was chosen

/** The audio context, made on the first use: browsers allow sound only after a gesture. */
function audio() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  master ??= context.createGain();
  master.connect(context.destination);
  master.gain.value = (settings.get("volume") / 100) ** 2; // as ears hear it
  return context;
}

function knock(at, pitch, loudness) {
  const sound = audio();
  const length = Math.floor(sound.sampleRate * 0.06);
  const noise = sound.createBuffer(1, length, sound.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / length);
  const source = new AudioBufferSourceNode(sound, { buffer: noise });
  const wood = new BiquadFilterNode(sound, { type: "bandpass", frequency: pitch, Q: 4 });
  const gain = new GainNode(sound, { gain: loudness });
  source.connect(wood).connect(gain).connect(master);
  source.start(sound.currentTime + at);
}

function tone(at, pitch, seconds, loudness) {
  const sound = audio();
  const start = sound.currentTime + at;
  const source = new OscillatorNode(sound, { type: "sine", frequency: pitch });
  const gain = new GainNode(sound, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  source.connect(gain).connect(master);
  source.start(start);
  source.stop(start + seconds);
}

const SOUNDS = {
  stone: () => knock(0, 1400, 1.4),
  reply: () => knock(0, 1100, 1.4),
  capture: () => [0, 0.07].forEach((at) => knock(at, 2100, 1.2)),
  win: () => [523, 659, 784].forEach((pitch, index) => tone(index * 0.12, pitch, 0.7, 0.12)),
  loss: () => [392, 330].forEach((pitch, index) => tone(index * 0.16, pitch, 0.7, 0.12)),
  draw: () => tone(0, 440, 0.6, 0.1),
  call: () => [660, 880].forEach((pitch, index) => tone(index * 0.14, pitch, 0.35, 0.12)),
  low: () => tone(0, 880, 0.15, 0.06),
};

/** Whether there is something here that can vibrate. */
export const canVibrate = () => Boolean(navigator.vibrate) && matchMedia("(pointer: coarse)").matches;

/** Plays a named sound and vibrates, unless that is off. */
export function play(name) {
  if (settings.get("haptics") && canVibrate()) navigator.vibrate(BUZZES[name]);
  if (!settings.get("sounds") || !globalThis.AudioContext) return;
  SOUNDS[name]();
}
