### Language: Français
### Reviewed:
###
### Nobody fluent has read this catalogue yet. English is the source: en.ftl.

## The field's own words: docs/glossary.md has them in every language

-gomoku = Gomoku
-five = cinq
-open-four = quatre ouvert
-four = quatre
-open-three = trois ouvert
-three = trois
-four-three = quatre-trois
-double-four = double-quatre
-double-three = double-trois
-overline = alignement long
-forbidden-move = coup interdit
-opening = ouverture
-swap = échange
-capture = capture
-vcf = gain par les quatre
-vct = gain par les quatre et les trois ouverts

## What several places say

moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
color =
    { $color ->
        [black] Noir
       *[white] Blanc
    }
black = Noir
white = Blanc
rule = Règle
board = Plateau
play = Jouer
cancel = Annuler
undo = Défaire
redo = Refaire
hint = Indice
score = Évaluation
your-name = Votre nom
player = Joueur
player-number = Joueur { $number }
guest = Invité
you = Vous
seconds-per-move = { $seconds } s par coup
level-number = Niveau { $level }

## The frame of the page

page-title = Tengen : jouer au Gomoku et analyser
page-description = Jouez au Gomoku contre d’autres personnes ou un moteur puissant, et analysez n’importe quelle position.
page-needs-javascript = Cette page a besoin de JavaScript. Le même programme joue aussi dans un terminal :
page-cannot-start = Tengen ne peut pas démarrer
skip-to-board = Aller au plateau
nav-label = Menu principal
nav-play = Jouer
nav-analyse = Analyser
nav-puzzles = Problèmes
nav-games = Parties
nav-learn = Apprendre
nav-settings = Réglages
close = Fermer
try-again = Réessayer

step-first = Position de départ
step-back = Reculer
step-forward = Avancer
engine-starting = Le moteur démarre.
engine-compiling = Le moteur est en cours de préparation pour cet ordinateur. Cela n’arrive qu’une fois et prend environ une minute. Deux personnes peuvent déjà jouer.
engine-failed = Le moteur n’a pas pu démarrer. Deux personnes peuvent quand même jouer.
engine-preparing = Préparation du moteur
engine-progress = { $percent } %
server-silent = Le serveur ne répond pas. Il est peut-être en train de redémarrer.
server-failed = Le serveur a répondu { $status }.
server-offline = Pas de connexion au serveur. Les leçons et problèmes déjà vus s’ouvrent encore ; jouer, les indices, les réponses et tout ce qui est nouveau demandent le serveur.

## Errors: what went wrong, by its code where nothing more is known

error-details = { $what } ({ $details })
error-error = Cette action est impossible.
error-move-text = Ce n’est pas un coup.
error-out-of-range = Ce point n’est pas sur le plateau.
error-occupied = Le point est occupé.
error-forbidden = Le coup est interdit.
error-game-over = La partie est terminée.
error-setup = Les pierres ne peuvent pas être placées ainsi.
error-size = Le plateau ne peut pas avoir cette taille.
error-rule = Cette règle n’existe pas.
error-opening = L’ouverture ne le permet pas maintenant.
error-format = Le texte ou le fichier est illisible.
error-proof = La preuve n’est pas valable.
error-engine = Le moteur ne peut pas le faire.
error-engine-option = Le moteur n’accepte pas cette option.
error-engine-limit = Le moteur ne peut pas respecter cette limite.
error-engine-rule = Le moteur ne joue pas cette règle.
error-engine-busy = Le moteur est occupé.
error-engine-closed = Le moteur a été fermé.
error-engine-failed = Le moteur externe a échoué.
error-engine-start = Le moteur externe ne démarre pas.
error-engine-died = Le moteur externe s’est arrêté de façon inattendue.
error-engine-timeout = Le moteur externe n’a pas répondu à temps.
error-engine-protocol = Le moteur externe a envoyé une réponse incorrecte.
error-engine-illegal-move = Le moteur externe a joué un coup illégal.
error-engine-forbidden-move = Le moteur externe a joué un coup interdit.
error-stale = Cela a changé entre-temps ; regardez à nouveau.
error-play = La partie ne peut pas être réglée ainsi.
error-player = Ce n’est pas un joueur.
error-clock = Ce n’est pas une cadence.
error-illegal = Ce n’est pas possible maintenant.
error-not-your-turn = C’est à l’autre joueur d’agir.
error-saved-game = Cette partie enregistrée n’existe pas.
error-settings = Ce réglage ne peut pas avoir cette valeur.
error-match = Le match ne peut pas se jouer ainsi.
error-training = L’entraînement ne peut pas continuer ainsi.
error-wire = Cette ligne n’est pas conforme au protocole.
error-remote = Il n’y a pas de réponse.
error-worker = Le travail n’a pas pu être fait.
error-worker-late = La réponse n’est pas arrivée à temps.
error-refused = La demande a été refusée.
error-queue-full = Trop de demandes sont en attente.
error-cluster = Le groupe de machines est inutilisable.
error-store = La base de données n’a pas accepté la modification.
error-schema = La base de données est d’une autre version.
error-database = La base de données est inutilisable.
error-bot = Le bot ne peut pas continuer.
error-unreachable = Le serveur est injoignable.
error-moved = Un autre serveur décide de cela.
error-bad-request = La saisie n’est pas valable.
error-unauthorised = Il faut se connecter.
error-unconfirmed = Confirmez d’abord que c’est bien vous.
error-fair-play = Aucune aide n’est donnée dans cette partie.
error-not-allowed = Vous n’en avez pas le droit.
error-not-found = Cela n’existe pas ici.
error-taken = C’est déjà pris.
error-busy = Le serveur est occupé ; réessayez dans un instant.
error-failed = Le serveur n’a pas pu le faire.
token-about = Ce serveur demande son jeton d’accès, affiché là où il a été lancé.
token-field = Jeton d’accès
token-enter = Entrer
page-missing = Il n’y a pas de page à cette adresse.
page-home = Jouer ou analyser une partie
file-missing = Fichier ou dossier introuvable
file-refused = Accès refusé
file-exists = Le fichier existe déjà
file-folder = C’est un dossier
file-full = Plus d’espace sur le disque

## Moves and positions that are refused

refused-line = ligne { $line } : { $why }
refused-move = coup { $number } { $text } : { $why }
refused-move-line = ligne { $line }, coup { $number } { $text } : { $why }
refused-size = taille de plateau { $size } impossible : attendu de { $least } à { $most }
refused-text = { $text } n’est pas un coup : attendu une lettre de colonne et un numéro de ligne comme h8
refused-text-at = { $text } au caractère { $at } n’est pas un coup : attendu une lettre de colonne et un numéro de ligne comme h8
refused-off-board = le coup { $move } n’est pas sur un plateau { $size }×{ $size } : attendu de a1 à { $corner }
refused-occupied = 
    { $point } ne peut pas être joué : une pierre { $color ->
        [black] noire
       *[white] blanche
    } s’y trouve
refused-stone = { $point } ne peut pas être joué : une pierre s’y trouve
refused-over = { $point } ne peut pas être joué : la partie est terminée ({ end-name })
refused-forbidden =
    { $point } ne peut pas être joué : interdit à { $color ->
        [black] Noir
       *[white] Blanc
    } ({ reason-name })
setup-two = deux pierres se trouvent en { $point } ({ $x }, { $y })
setup-pairs = paires capturées { $pairs } impossibles avec { $rule } : attendu deux nombres de 0 à { $most }, celui de Noir d’abord
setup-won =
    { $color ->
        [black] Noir
       *[white] Blanc
    } a déjà gagné avec { $stones } : { $position }
setup-last =
    { $color ->
        [black] Noir
       *[white] Blanc
    } ne peut pas avoir joué en dernier : chacune de ses pierres serait un coup interdit : { $position }
color-unknown = { $text } n’est pas une couleur : attendu black (Noir) ou white (Blanc)
rule-unknown = aucune règle ne s’appelle { $name } : attendu l’une de { $known }
opening-unknown = aucune ouverture ne s’appelle { $name } : attendu l’une de { $known }
opening-needs = l’ouverture { $opening } demande un plateau d’au moins { $least }, or il est de { $size }
opening-many-choices = l’enregistrement a trop de choix pour l’ouverture { $opening }
opening-few-choices = l’enregistrement a trop peu de choix pour l’ouverture { $opening }
opening-offered = { $point } ne peut pas être proposé : il l’est déjà
opening-alike = { $point } ne peut pas être proposé : par symétrie, c’est le même que { $other }, déjà proposé
opening-finished = l’ouverture { $opening } est terminée et n’accepte plus { $what }
opening-refused =
    l’ouverture { $opening } ne permet pas { $what } maintenant. { $seat ->
        [first] Premier
       *[second] Second
    } joueur : { $instruction }
opening-in-game = l’ouverture { $opening } commence sur un plateau vide, pas en cours de partie
session-no-choice = { $text } n’est pas un choix : choisissez { $options }, ou tapez son numéro
session-stale = { $kind } visait le coup { $expected }, mais la partie en est à { $ply }
session-not-turn = ce n’est pas à { $who } de jouer
session-time-up = le temps de { $who } est écoulé
session-lost-on-time = une partie perdue au temps ne peut pas être reprise
session-nothing-back = il n’y a rien à reprendre
session-engine-asked = on ne demande pas à un moteur : reprenez le coup
session-nobody-asked = personne n’a demandé à reprendre un coup
session-own-question = { $who } ne peut pas répondre à sa propre question
session-draw-already = { $who } a déjà proposé la nulle
session-undo-already = { $who } a déjà demandé à reprendre
session-nothing-again = il n’y a rien à refaire
session-no-offer = il n’y a pas de proposition de nulle
session-own-offer = { $who } ne peut pas répondre à sa propre proposition de nulle
session-no-flag = personne n’a dépassé son temps
session-over = la partie est terminée. { $ending }
session-over-move = { $move } n’est plus possible : la partie est terminée. { $ending }
seat-no-strength = { $text } n’est pas un niveau : attendu de { $least } à { $most }, ou { $full } pour la pleine force
seat-no-level = { $text } n’est pas un niveau : attendu de { $least } à { $most }
seat-unknown = { $text } n’est pas un joueur : attendu person:NAME, level:1 à level:10, tengen:time=SECONDS ou cmd:PROGRAM
seat-no-name = { $name } n’est pas un nom : attendu au plus { $most } caractères sur une ligne
seat-no-time = { $text } n’est pas un temps de réflexion : attendu des secondes, comme 2.5
clock-too-short = La cadence « { $clock } » ne laisse pas de temps pour le premier coup ; au moins 1 seconde
clock-unknown = { $text } n’est pas une cadence : attendu par exemple 5+3 (minutes et secondes), 10s/move ou none
saved-none-in = il n’y a pas de partie enregistrée dans { $folder }
saved-unknown = aucune partie enregistrée ne s’appelle { $name } : attendu son identifiant, comme 20250131-235959
engine-unknown-program = { $name } est un programme, et un fichier de partie n’en lance jamais : ouvrez la partie avec --first cmd:PROGRAM ou --second cmd:PROGRAM
format-too-long =
    le fichier est trop long : { $size } { $unit ->
        [bytes] octets
       *[characters] caractères
    }, au plus { $most }
format-no-game = il ne contient pas de partie
format-no-text = caractère NUL en position { $offset } : attendu un fichier texte
format-unknown-content = un contenu qui commence par { $text } n’a pas de format connu : attendu des coups comme h8 i9, ou l’un de { $known }
position-long = { $text } n’est pas une position : elle a { $size } caractères, au plus { $most }
position-no-moves = elle n’a pas de coups
position-unknown = { $text } n’est pas une position. Comme liste de coups : { $why }. Comme fichier : aucun ne porte ce nom. Comme lien : il n’a ni « ?rule= » ni « # » avec des coups
format-no-link = { $text } n’est pas un lien : attendu par exemple ?rule=renju#h8i9
format-bad-link = lien incorrect : { $why }
format-no-sgf = aucune partie dans { $text } : attendu « (; »
problem-no-rule = aucune règle n’est indiquée : lu en freestyle
problem-rule-asked = le fichier dit { $told } ; lu en { $rule }, comme demandé
problem-no-size = aucune taille n’est indiquée : lu en { $size }
problem-size-asked = le fichier dit taille { $told } ; lu en { $size }, comme demandé
problem-more =
    et encore { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
problem-not-utf8 = l’octet { $byte } en position { $at } n’est pas de l’UTF-8 ; lu en { $encoding }
problem-replaced = l’octet { $byte } en position { $at } n’est pas du { $encoding } ; lui et ses semblables sont devenus { $sign }
problem-no-kind = aucun jeu n’est nommé (GM) : lu comme du Gomoku
problem-white-first = Blanc joue le premier coup, sur le plateau vide
problem-root-move = la racine contient un coup, qui a reçu son propre nœud
problem-file-size = le fichier n’indique pas la taille du plateau : lu en { $size }
problem-left-out = ligne { $number } : { $text } a été laissé de côté : ni coup ni code de fin
problem-before = texte ignoré avant la partie : { $text }
problem-after = texte ignoré après la dernière partie : { $text }
problem-guess = les textes ont été lus en { $encoding }, ce qui est une supposition
problem-joined = deux variantes commencent par { $move } : elles ont été réunies
problem-free = { $why } ; elle continue comme partie libre
problem-link-key = { $key } dans le lien a été ignoré : attendu { $known }
problem-players = les joueurs et pendules de la partie enregistrée sont illisibles : { $why }
problem-changed = un autre programme a modifié le fichier : les pendules repartent à zéro
puzzle-unknown = aucun problème ne s’appelle { $name }
lesson-unknown = aucune leçon ne s’appelle { $name } : attendu l’une de { $known }
language-unknown = aucune langue ne s’appelle { $text } : attendu l’une de { $known }
setting-unknown = aucun réglage ne s’appelle { $name } : attendu l’un de { $known }
setting-impossible = { $name } { $value } n’est pas possible : { $why }
setting-default = { $why } ; la valeur par défaut est utilisée
settings-unread = { $file } est illisible ({ $why }) : les réglages par défaut sont utilisés
settings-set-aside = { $file } est illisible ({ $why }) : il s’appelle maintenant { $aside }, et les réglages par défaut sont utilisés

## What the server refuses

web-log-in = Connectez-vous d’abord.
web-confirm = Confirmez d’abord que c’est bien vous.
web-wrong-password = Le nom ou le mot de passe est faux.
web-wrong-code = Le nom ou le code de récupération est faux.
web-account-closed = L’hébergeur de ce serveur a fermé ce compte.
web-merge-large = Ensemble, les données d’apprentissage de ce navigateur et du compte sont trop volumineuses. Connectez-vous sans reprendre celles de ce navigateur.
web-name-reserved = Le nom { $name } est réservé ; choisissez-en un autre.
web-name-taken = Le nom { $name } est déjà pris ; choisissez-en un autre.
web-password-easy = Ce mot de passe est trop facile à deviner ; choisissez-en un autre.
web-attempts = Trop d’essais pour ce nom ; réessayez dans { $minutes } minutes.
web-passkey-host = Les clés d’accès demandent un nom d’hôte : ouvrez ce serveur par son nom, ou en localhost.
web-passkey-https = Les clés d’accès demandent une page sûre : ouvrez ce serveur en https, ou en localhost.
web-passkey-unknown = Cette clé d’accès est inconnue ici, ou ne convient pas.
web-passkey-known = Cette clé d’accès est déjà enregistrée.
web-passkey-refused = La clé d’accès n’a pas été acceptée : { $why }
web-passkeys-most = Vous avez { $count } clés d’accès ; supprimez-en d’abord une.
web-no-passkey = Vous n’avez pas cette clé d’accès.
web-no-session = Vous n’avez pas cette session.
web-too-long = Cela a pris trop de temps ; réessayez.
web-token = Ce serveur exige son jeton d’accès.
web-database = La base de données ne répond pas ; réessayez dans un instant.
web-not-stored = Le coup n’a pas pu être enregistré ; réessayez dans un instant.
web-rate = Trop de demandes de ce genre ; réessayez dans { $seconds } s.
web-many-requests = Trop de demandes à la fois ; attendez la fin des précédentes.
web-many-attempts = Trop d’essais à la fois ; réessayez.
web-queue-full = Trop de monde attend le moteur ; réessayez dans un instant.
web-watched-most = Vous regardez { $count } parties ; quittez-en d’abord une.
web-no-game = Il n’y a pas de partie { $game }.
web-games-most = Vous avez { $count } parties ; supprimez-en d’abord.
web-rematch = La revanche est pour les joueurs d’une partie terminée.
web-engines-clock = Deux moteurs jouent sans pendule ; réglez les temps de réflexion.
web-no-lesson = Cette leçon n’existe pas.
web-no-step = La leçon n’a pas cette étape.
web-no-puzzle = Ce problème n’existe pas.
web-no-puzzles = Il n’y a pas de tels problèmes.
web-puzzle-stale = Le problème est dans un autre état ; recommencez-le.
web-record-large = Les données d’apprentissage sont trop volumineuses.
web-record-busy = Trop de demandes ont modifié ces données ; réessayez.
web-fair-play = Cette position fait partie d’une partie que vous jouez contre une personne ou pour la cote. Attendez qu’elle soit finie.
web-adaptive-casual = Une partie contre l’adversaire qui s’adapte est amicale.
web-rated-where = Les parties cotées sont contre un niveau, ou viennent du salon.
web-rated-position = Les parties cotées commencent sur un plateau vide.
web-rated-undo = Les coups d’une partie cotée ne se reprennent pas.
web-not-away = Votre adversaire n’est pas absent depuis assez longtemps.
web-self-rated = Vous ne pouvez pas jouer contre vous-même pour la cote.
web-rated-account = Les parties cotées demandent un compte ; connectez-vous, ou jouez en amical.
web-servers = Les serveurs ne peuvent pas se joindre ; réessayez dans un instant.
web-servers-apart = Les serveurs ont perdu le contact entre eux ; les coups prennent un peu plus de temps.
web-server-silent = Le serveur de cette partie ne répond pas ; réessayez dans un instant.
web-bots-most = Vous avez { $count } bots ; supprimez-en d’abord un.
web-no-bot = Vous n’avez pas ce bot.
web-no-player = Aucun joueur ne porte ce nom.
web-challenge-self = Vous ne pouvez pas vous défier vous-même.
web-challenges-most = Vous avez { $count } défis en cours ; retirez-en d’abord un.
web-challenged-most = Ce joueur a trop de défis en cours ; réessayez plus tard.
web-offer-gone = Cette partie n’est plus proposée.
web-tournament-account = Les tournois sont réservés aux comptes ; connectez-vous d’abord.
web-tournament-bots = Les bots ne peuvent pas participer à ce tournoi.
web-tournament-closed = Ce tournoi est terminé.
web-tournament-twice = Vous participez déjà avec un autre compte.
web-tournament-full = Ce tournoi est complet.
web-tournament-clock = Un tournoi a besoin d’une pendule.
web-tournament-name = Le nom d’un tournoi a au moins { $count } caractères.
web-tournament-cancel = Seul son créateur peut annuler un tournoi, avant son début.
web-tournaments-most = Trop de tournois ne sont pas terminés ; un compte en crée { $count } au plus.
web-no-tournament = Ce tournoi n’existe pas.
web-talk-tournament = Dans les parties de tournoi, il n’y a que les phrases rapides.
web-speed = Seul le créateur d’une partie de moteurs en règle la vitesse.
web-action-stale = La partie en est à l’action { $at }, pas { $wanted } ; regardez à nouveau.
web-actions-most = Cette partie a trop d’actions ; commencez-en une autre.
web-invitation = Cette invitation a déjà servi, ou n’est pas valable.
web-pause = Seules les parties de deux moteurs se mettent en pause, par leur créateur.
web-not-player = Vous n’êtes pas joueur de cette partie.
web-ask-undo = Demandez à l’autre joueur de reprendre le coup.
web-not-joined = La partie commence quand l’autre joueur a rejoint.
web-not-your-seat =
    La { $seat ->
        [first] première
       *[second] seconde
    } place n’est pas la vôtre.
web-turn-of = C’est à { $who } de jouer.
web-game-deleted = Cette partie a été supprimée.
web-no-hint = Aucun indice n’est disponible maintenant.
web-not-judged = Les coups ne sont pas jugés dans cette partie.
web-move-not-judged = Le coup { $number } ne peut pas être jugé.
web-move-not-yours = Le coup { $number } n’est pas le vôtre.
web-reviews-most = Vos bilans précédents sont encore en cours ; arrêtez-en d’abord un.
web-no-review = Ce bilan n’existe pas.
web-review-stop = Seul celui qui a lancé le bilan, ou un joueur, peut l’arrêter.
web-review-empty = Le bilan n’a pas encore de coups.
web-review-running = La partie n’est pas finie : seules les parties terminées ont un bilan.
web-not-reviewed = Le coup { $number } n’a pas encore été examiné.
web-no-mistake = Le coup { $number } ne fait pas partie des erreurs.
web-no-drill = Cet exercice n’existe pas.
web-drills-most = Vous avez { $count } exercices, et { $most } au plus sont gardés. Supprimez-en.
web-drills-together = Ensemble, cela ferait plus de { $count } exercices.
web-studies-most = Vous avez { $count } analyses ; supprimez-en d’abord.
web-study-foreign = Cette analyse appartient à quelqu’un d’autre ; enregistrez-en une copie.
web-no-study = Vous n’avez pas cette analyse.
web-no-study-named = Il n’y a pas d’analyse { $study }.
web-not-listed = Cette partie n’est pas sur votre liste.
web-comment-long = Un commentaire est trop long : { $count } caractères au plus.
web-game-large = La partie est trop grande : { $count } coups au plus.
web-talk-log-in = Connectez-vous pour écrire ; les invités ont les phrases toutes faites.
web-talk-empty = Le message est vide.
web-talk-most = Une partie a { $count } messages au plus.
web-talk-two = Seules les deux personnes d’une partie y discutent.
web-explorer-empty = Le fichier ne contient aucun coup à compter.
web-explorer-most = Vos fichiers sont pleins : { $files } fichiers et { $moves } coups au plus. Retirez-en un d’abord.
web-explorer-no-file = Vous n’avez pas ce fichier.

## Notices of the server

notice-engine-restarted = Le moteur a planté et a été relancé ; il réfléchit de nouveau.
notice-engine-failed = Le moteur a échoué ; ce coup a été joué sans grande réflexion.
notice-engine-late = Le moteur a manqué de temps ; ce coup a été joué sans grande réflexion.
notice-declined = { $name } a refusé votre défi.
notice-bye = { $name } : vous êtes exempt de cette ronde et recevez un point.
notice-tournament-over = { $name } est terminé : vous êtes à la place { $place } sur { $count }.

## Settings

settings-looks = Apparence
settings-playing = Jeu
settings-language = Langue
settings-language-browser = Comme le navigateur
settings-language-unread = Personne parlant couramment la langue n’a encore relu cette traduction. Les corrections sont les bienvenues.
settings-theme = Couleurs
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-board = Plateau
settings-board-kaya = Bois de kaya
settings-board-walnut = Noyer
settings-board-slate = Ardoise
settings-board-felt = Feutre vert
settings-board-paper = Papier
settings-stones = Pierres
settings-stones-glass = Verre
settings-stones-flat = Plates
settings-stones-ringed = Avec anneaux
settings-marks-safe = Marques pour daltoniens
settings-coordinates = Coordonnées
settings-columns = Colonnes
settings-columns-letters = Lettres
settings-columns-numbers = Chiffres
settings-numbers = Numéros des coups
settings-forbidden = Montrer les points interdits
settings-confirm = Confirmer chaque coup
settings-confirm-never = Jamais
settings-confirm-touch = Sur écran tactile
settings-confirm-always = Toujours
settings-sounds = Sons
settings-volume = Volume
settings-haptics = Vibration
settings-notifications = Notifications du navigateur
settings-notifications-refused = Ce navigateur n’autorise pas les notifications ici.
settings-name-about = L’autre joueur le voit.
settings-reset = Tout réinitialiser
settings-reset-done = Tous les réglages ont repris leur valeur par défaut.

## Accounts

passkey-known = Cet appareil a déjà une clé d’accès pour ce compte.
passkey-unused = Aucune clé d’accès n’a été utilisée.
account-title = Compte
account-about = Un compte est facultatif. Avec un compte, vos parties et votre apprentissage sont les mêmes dans tous les navigateurs.
account-adopt = Transférer dans le compte les parties, analyses, réglages et progrès de ce navigateur
account-log-in = Se connecter
account-log-in-passkey = Se connecter avec une clé d’accès
account-forgotten = Mot de passe oublié ?
account-name = Nom
account-name-about = De 3 à 20 lettres, chiffres, - et _. Tout le monde le voit.
account-password = Mot de passe
account-password-about = Au moins 8 caractères.
account-create = Créer un compte
account-create-do = Créer le compte
account-code = Code de récupération
account-code-about = L’un des codes que vous avez conservés. Chacun ne sert qu’une fois.
account-new-password = Nouveau mot de passe
account-recover-about = Au moins 8 caractères. Toutes les sessions prennent fin.
account-recover = Définir un nouveau mot de passe
account-recover-do = Définir le mot de passe
account-back = Retour
account-confirm = Confirmez que c’est bien vous
account-confirm-about = Ceci modifie votre compte.
account-confirm-do = Confirmer
account-use-passkey = Utiliser une clé d’accès
account-cancel = Annuler
account-no-passkeys = Ce navigateur ne prend pas en charge les clés d’accès.
account-browser-data = Données de ce navigateur
account-since = Membre depuis { $when }
account-log-out = Se déconnecter
account-data = Vos données
account-password-change = Changer le mot de passe
account-password-changed = Le mot de passe est changé. Les autres navigateurs sont déconnectés.
account-codes-new = Créer de nouveaux codes
account-passkey-add = Ajouter une clé d’accès
account-signing-in = Connexion
account-passkeys = Clés d’accès
account-passkeys-none = Aucune pour l’instant.
account-codes = Codes de récupération
account-passkey-used = utilisée { $when }
account-passkey-made = créée { $when }
account-passkey-remove = Retirer
account-passkey-remove-this = Retirer { $name }
account-passkey-name = Clé d’accès { $number }
bot-name = { $name } (bot)
account-bots = Vos bots
account-bots-about = Un moteur joue ici sous le nom d’un bot. Son jeton lui permet de jouer, et rien d’autre.
account-bot-name = Nom du bot
account-bot-make = Créer un bot
account-bot-token = Jeton de { $name }
account-bot-token-about = Copiez le jeton maintenant ; il ne sera plus affiché. Cette commande fait jouer un moteur :
account-bot-token-kept = Terminé
account-bot-token-new = Nouveau jeton
account-bot-token-new-this = Nouveau jeton pour { $name }
account-bot-revoke = Révoquer
account-bot-revoke-this = Révoquer le jeton de { $name }
account-bot-revoked = n’a pas de jeton
account-bot-unused = pas encore utilisé
account-bot-used = vu ici { $when }
account-bot-delete = Supprimer
account-bot-delete-this = Supprimer { $name }
account-bot-delete-really = Vraiment supprimer ?
account-codes-replaced = Les codes précédents ne fonctionnent plus.
account-codes-save = Enregistrer dans un fichier
account-codes-kept = Je les ai conservés
account-this-browser = ce navigateur
account-log-out-this = Déconnecter { $browser }
account-log-out-others = Déconnecter tous les autres
account-browsers = Navigateurs connectés
account-device = { $browser } sur { $system }
account-some-browser = Un navigateur
account-export = Tout enregistrer dans un fichier
account-codes-about = Conservez ces codes. Si vous perdez votre mot de passe, chacun d’eux ouvre votre compte une fois. Ils ne seront plus affichés.
account-delete-about = Les parties avec d’autres personnes leur restent, sans votre nom. Celles en cours avec elles sont abandonnées.
account-codes-left =
    { $count ->
        [0] Il ne reste aucun code de récupération.
        [one] Il reste { $count } code de récupération. Les nouveaux le remplacent.
       *[other] Il reste { $count } codes de récupération. Les nouveaux les remplacent.
    }
account-adopted =
    { $count ->
        [one] Votre compte a repris { $count } partie.
       *[other] Votre compte a repris { $count } parties.
    }
account-delete =
    { $kind ->
        [account] Supprimer le compte et toutes ses données
       *[browser] Supprimer les données de ce navigateur
    }
account-delete-really =
    { $kind ->
        [account] Vraiment supprimer le compte et toutes ses données ? C’est irréversible.
       *[browser] Vraiment supprimer les données de ce navigateur ? C’est irréversible.
    }

## The lobby, and calls to a player

lobby-title = Salon
lobby-about = Trouvez quelqu’un avec qui jouer, ou regardez. Aucun compte n’est nécessaire.
lobby-quick = Partie rapide
lobby-other = Autre partie…
lobby-engine = Ou jouez tout de suite contre le moteur
lobby-yours = Vos défis
lobby-open = Qui veut jouer
lobby-open-none = Personne n’attend. Choisissez une pendule ci-dessus, et la prochaine personne qui veut la même partie joue avec vous.
lobby-live = Parties à regarder
lobby-live-none = Aucune partie n’est en cours pour le moment.
lobby-waiting = En attente d’un adversaire…
lobby-cancel = Annuler
lobby-withdraw = Retirer
lobby-decline = Refuser
lobby-accept = Accepter
lobby-play = Jouer
lobby-play-this = Jouer contre { $name }
lobby-challenges = { $name } vous défie
lobby-challenged = Vous avez défié { $name }
call-round = { $title } : votre partie contre { $name } commence.
tournaments-title = Tournois
tournaments-about = Beaucoup de parties contre beaucoup d’adversaires. Les tournois commencent d’eux-mêmes ; avec un compte, vous pouvez participer ou en créer un.
tournaments-open = Commencent bientôt
tournaments-open-none = Aucun tournoi n’est prévu.
tournaments-running = En cours
tournaments-over = Terminés
tournament-link = Tournoi
tournament-make = Créer un tournoi
tournament-make-account = Connectez-vous pour créer un tournoi.
tournament-name = Nom
tournament-kind = Type
tournament-swiss = Système suisse
tournament-swiss-about = À chaque ronde, les joueurs ayant autant de points se rencontrent, et jamais deux fois les mêmes.
tournament-carousel = Carrousel
tournament-carousel-about = Pendant un temps donné, quiconque est libre est aussitôt apparié de nouveau. Entrez et sortez quand vous voulez.
tournament-rounds = Rondes
tournament-rounds-of = Rondes : { $count }
tournament-duration = Durée
tournament-length = { $minutes } minutes
tournament-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
tournament-streaks = Séries : après deux victoires de suite, les parties comptent double
tournament-bots = Les bots peuvent participer
tournament-starts = Commence dans
tournament-players = Joueurs : { $count }
tournament-join = Participer
tournament-leave = Quitter
tournament-back = Revenir
tournament-cancel = Annuler le tournoi
tournament-cancelled = Le tournoi n’a pas eu lieu : trop peu de joueurs, ou il a été annulé.
tournament-finished = Le tournoi est terminé.
tournament-round-of = Ronde { $round } sur { $count }.
tournament-starts-in = Commence dans { $time }
tournament-ends-in = Temps pour de nouvelles parties : { $time }
tournament-next-in = Prochaine ronde dans { $time }
tournament-waiting = Vous participez et serez appelé sur n’importe quelle page quand votre partie commence. Qui ne commence pas en une minute la perd.
tournament-out = Vous avez quitté : vous ne serez apparié qu’à votre retour.
tournament-your-game = Vers votre partie
tournament-standings = Classement
tournament-pairings = Appariements
tournament-none = Personne ne participe encore.
tournament-points = Points marqués
tournament-buchholz = Score Buchholz
tournament-sonneborn = Score Sonneborn-Berger
tournament-wins = Victoires
tournament-bye = est exempt
tournament-gone = a quitté
tournament-on-streak = Les parties comptent double
rated = Partie cotée
casual = Partie amicale
speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapide
speed-classical = Classique
setup-rated = Partie cotée
setup-rated-about = Compte pour votre cote dans cette règle et à cette cadence. Pas d’indices, et aucun coup n’est repris contre le moteur.
setup-rated-level = Le niveau { $level } a la cote { $rating }.
setup-rated-account = Les parties cotées demandent un compte.
setup-rated-clock = Les parties cotées demandent une pendule.
setup-rated-size = Les parties cotées de cette règle se jouent sur { $sizes }.
setup-rated-opening = Les parties cotées de cette règle demandent une de ces ouvertures : { $openings }.
profile-link = Votre profil et vos cotes
profile-title = Joueur
profile-challenge = Défier
profile-ratings = Cotes
profile-ratings-none = Aucune partie cotée pour l’instant.
profile-curve = Cote sur les dernières parties : plus basse { $low }, plus haute { $high }, actuelle { $now }.
profile-results = Résultats des parties cotées
profile-won = Gagnées
profile-drawn = Nulles
profile-lost = Perdues
profile-games = Parties publiques récentes
profile-games-none = Aucune partie publique pour l’instant. Les parties du salon sont publiques, toutes les autres sont privées.
leaders-title = Classements
leaders-about = Les meilleures cotes par règle et cadence. Les cotes provisoires n’y figurent pas.
leaders-none = Personne n’a encore de cote établie ici.
leaders-speed = Cadence
leaders-games = Parties
call-paired = Votre partie contre { $name } commence.
call-challenge = { $name } vous défie.
call-your-move = C’est à vous de jouer contre { $name }.
call-go = Y aller

## One's games and analyses

games-title = Parties
games-analyses = Analyses enregistrées
games-none = Pas encore de partie. Posez une pierre sur le plateau pour en commencer une.
games-no-analyses = Pas encore d’analyse. Conservez-en une sous Analyser, Partager.
games-more = Afficher plus
games-in-progress = En cours
games-analyse = Analyser
games-analyse-this = Analyser { $title }
games-analysis = Analyse
games-remove = Retirer
games-remove-really = Vraiment retirer ?
games-remove-this = Retirer { $title } de la liste
when-today = aujourd’hui { $time }
when-yesterday = hier { $time }

## Teaching in a game

teach-label = Enseignement
teach-about = Signale vos erreurs au fur et à mesure et propose de reprendre le coup.
teach-off = Désactivé
teach-blunders = Gaffes seulement
teach-all = Toutes les erreurs
teach-blunder = { $move } est une gaffe
teach-mistake = { $move } est une erreur
teach-take-back = Reprendre le coup
teach-show = Montrer pourquoi
teach-play-on = Continuer
play-hint-point = Indice : { $move }. { $score }.
terminal-teach-back = Reprendre { $move } ? (y/n)

## The plain terminal

terminal-commands-hint = ? affiche les commandes.
terminal-draw-declined = La nulle est refusée.
terminal-chose = { $who } : { $what }.
terminal-sentence = { $text }.
terminal-opening-over = L’ouverture est terminée : { $black } contre { $white }.
terminal-played = { $who } a joué { $points }.
terminal-over-now = La partie est terminée : n en commence une autre, q quitte.
terminal-hint-offer = t donne un indice.
terminal-hint-key = h donne un indice.
terminal-not-judged = Le coup n’est pas jugé : { $why }.
terminal-not-counted = Le résultat n’est pas compté : { $why }.
terminal-run-program = La partie comporte le programme { $name }. Lancer { $command } ? (y/n)
terminal-moves-typed = Ses coups peuvent aussi être tapés.
terminal-thinks = { $who } réfléchit
terminal-declines = { $who } refuse la nulle.
terminal-time-taken = Temps : { $seconds } s.
terminal-time-thought = Temps : { $seconds } s, profondeur { $depth }, évaluation { $score }.
terminal-hint = Indice : { $hint }
terminal-hint-more = Indice : { $hint } t en dit plus.
terminal-hint-line = Indice : { $move } ({ $score }, profondeur { $depth }) : { $line }.
terminal-try-again = Entrée réessaie ; son coup peut aussi être tapé.
terminal-not-saved-yet = Pas encore enregistré : { $why }.
terminal-not-saved = Non enregistré : { $why }.
terminal-strength = Votre force contre les niveaux : { $rating } ({ $change }).
terminal-goodbye = Au revoir.
terminal-average = Temps moyen de { $who } : { $seconds } s par coup.
terminal-resume = Reprendre avec : { $command }
terminal-saved-in = La partie est enregistrée dans { $file }.
terminal-result-back = Le résultat est repris.
terminal-taken-back =
    { $count ->
        [one] Coup repris
        [many] Coups repris
       *[other] Coups repris
    } : { $moves }.
terminal-none-forbidden =
    { $color ->
        [black] Aucun point n’est interdit à Noir.
       *[white] Aucun point n’est interdit à Blanc.
    }
terminal-no-move = { $number } n’est pas un coup : attendu de 0 à { $most }.
terminal-board-after = Le plateau après le coup { $number } ; la partie en est à { $ply }.
terminal-nothing-played = Rien n’a encore été joué.
terminal-history-hint = h { $number } montre le plateau après le coup { $number }.
terminal-level-engines = { $count } moteurs jouent ici : il en faut un seul pour régler son niveau.
terminal-plays-on = { $who } continue.
terminal-exists = { $file } existe déjà ; s! { $file } l’écrase.
terminal-saved-as = Enregistré sous { $file }
terminal-load-hint = l 1 ou l FILE charge une partie.
terminal-none-saved = Aucune partie n’est encore enregistrée : l FILE.
terminal-loaded = { $name } est chargé.
terminal-another = Une autre partie.
terminal-help-move = un coup : colonne et ligne
terminal-help-enter = laisser jouer le moteur
terminal-help-undo = défaire
terminal-help-redo = refaire
terminal-help-tip = indice par étapes : zone, forme, coup
terminal-help-history = historique, ou plateau après le coup N
terminal-help-forbidden = points interdits
terminal-help-draw = proposer la nulle
terminal-help-resign = abandonner
terminal-help-level = niveau du moteur, 1 à 10, ou full
terminal-help-save = enregistrer, et le plateau en Python
terminal-help-save-over = enregistrer par-dessus un fichier
terminal-help-load = charger un fichier ou une partie ; les lister
terminal-help-new = nouvelle partie, places échangées
terminal-help-help = cette aide
terminal-help-quit = quitter ; la partie est gardée
terminal-offers = propose { $point }
terminal-ask-rule = Règle ({ $known })
terminal-ask-size = Taille du plateau ({ $least } à { $most })
terminal-ask-opening = Ouverture ({ $known })
terminal-ask-opponent = Adversaire (niveau { $least } à { $most }, full pleine force, person une personne, ou cmd:PROGRAM)
terminal-ask-color = Votre couleur (black Noir, white Blanc)
terminal-ask-opens = Qui ouvre : vous (black) ou le moteur (white)
terminal-ask-name-none = Votre nom (- pour aucun)
terminal-ask-other = Nom de l’autre joueur
terminal-ask-other-none = Nom de l’autre joueur (- pour aucun)
terminal-ask-clock = Pendule (par exemple 5+3, 10s/move ou none)
terminal-panel-opening = ouverture : { $opening }
terminal-panel-last = { $moves }, dernier { $move }
terminal-panel-pairs = paires : Noir { $black }, Blanc { $white }
terminal-panel-five =
    { $color ->
        [black] le cinq de Noir peut être brisé
       *[white] le cinq de Blanc peut être brisé
    }
terminal-shows-board = Entrée montre le plateau
terminal-prompt-over = La partie est terminée (n autre partie, u défaire, s enregistrer, l charger, q quitter)
terminal-time-left = reste { $time }
terminal-hash = table { $percent } %
terminal-compiling = compilation du moteur
terminal-loading = chargement du moteur
terminal-kernels = { $what } { $bar } { $done } noyaux sur { $total }
terminal-compiling-once = compilation du moteur, une fois pour cette version ; cela prend environ une minute
terminal-position = Règle { $rule }, { $size }, { $moves }.
terminal-opening-name = Ouverture : { $name }.
terminal-to-move =
    { $color ->
        [black] C’est à Noir de jouer.
       *[white] C’est à Blanc de jouer.
    }
terminal-pairs = Paires capturées : Noir { $black }, Blanc { $white }.
terminal-captures =
    { $color ->
        [black] Noir
       *[white] Blanc
    } capture { $stones } ({ $count ->
        [one] { $count } paire
        [many] { $count } paires
       *[other] { $count } paires
    }).
terminal-pending =
    { $color ->
        [black] Noir a un cinq ; Blanc peut encore le briser par une capture.
       *[white] Blanc a un cinq ; Noir peut encore le briser par une capture.
    }
terminal-forbidden =
    { $color ->
        [black] Interdit à Noir
       *[white] Interdit à Blanc
    } : { $points }.
terminal-with-line = { $how } : { $line }.
terminal-result = Résultat : { $result }
terminal-unreadable = illisible
terminal-no-saved = Il n’y a pas de partie enregistrée.
terminal-plain-mode = { $why } ; voici le mode texte
terminal-no-screen = ce terminal ne peut pas afficher le plein écran
terminal-no-textual = le plein écran demande tengen[tui]
terminal-not-remembered = les réglages ne sont pas retenus : { $why }
terminal-against = { $black } contre { $white }, { $rule }, { $size }.
terminal-interrupted = Interrompu.
terminal-moves-on-average = { $who } : { $moves }, { $seconds } s par coup en moyenne.

## Lessons, puzzles, drills and reviews in the terminal

terminal-commands = un coup (h8), hint indice, solution solution, skip passer, quit quitter
terminal-lesson-commands = hint indice, solution solution, skip passer, quit quitter
terminal-ask-move = Coup
terminal-ask-point = Le point
terminal-ask-choose = Choisissez { $options }
terminal-next = Suite : { $command }
terminal-step = Étape { $number } sur { $count } : { $title }
terminal-a-puzzle = un problème
terminal-right = Juste. { $text }
terminal-again = { $text } Réessayez.
terminal-no-play = { $move } ne peut pas être joué ici.
terminal-puzzle = Problème { $id } : { $rule }, { $theme }, { $rating }
terminal-rating = Cote { $rating }, { $solved } résolus, meilleure série { $best }.
terminal-rating-change = Cote { $rating } ({ $change }), série { $streak }.
terminal-drill = Exercice : { $rule }, { $source }
terminal-drill-right = { $move } est juste ({ $score }).
terminal-drills-due =
    { $due } à revoir sur { $count ->
        [one] { $count } exercice
        [many] { $count } exercices
       *[other] { $count } exercices
    }.
terminal-drills-none = Il n’y a pas encore d’exercices. { $command } en crée.
terminal-source = coup { $number }, { $place }
terminal-source-times = { $source } ({ $count } fois)
terminal-place =
    { $kind ->
        [game] partie
        [review] bilan
       *[analysis] analyse
    }
terminal-earlier-game = une partie antérieure
terminal-drills-made =
    { $count ->
        [one] { $count } erreur
        [many] { $count } erreurs
       *[other] { $count } erreurs
    }, nouveaux exercices : { $fresh }.
terminal-drills-unsure = Une recherche plus profonde n’a pas confirmé { $count } des erreurs.
terminal-better = mieux
terminal-then = puis
terminal-column =
    { $name ->
        [number] N°
        [side] camp
        [move] coup
        [mark] note
        [before] avant
        [after] après
        [better] mieux
        [player] joueur
        [games] parties
        [moves] coups
        [accuracy] précision
        [opening] ouverture
        [middle-game] milieu
        [endgame] finale
        [black] noir
        [white] blanc
        [overlooks] manque
        [depth] prof.
        [score] éval.
        [time] temps
       *[line] ligne
    }
terminal-accuracy =
    Précision de { $color ->
        [black] Noir
       *[white] Blanc
    } : { $percent } %
terminal-review-left = Le bilan n’est pas complet : recherches restantes : { $count }.
terminal-review-positions = les positions
terminal-review-turns = tournants : reste { $count }
terminal-games-done = Parties dans { $folder } : { $done } sur { $count }
terminal-game-of = partie { $number } sur { $count }
terminal-explain-move =
    { $color ->
        [black] Noir
       *[white] Blanc
    } joue { $move } :
terminal-factors-for =
    { $color ->
        [black] Pour Noir
       *[white] Pour Blanc
    } :
terminal-factors-then =
    { $color ->
        [black] Noir
       *[white] Blanc
    } peut alors avoir :
terminal-total = Somme : { $total }
terminal-no-threats = aucune menace
terminal-terms = Les termes de l’évaluation, pour le camp au trait :

## The full-screen terminal

terminal-save = Enregistrer
terminal-open = Ouvrir
terminal-new = Nouvelle
terminal-help = Aide
terminal-quit = Quitter
terminal-start = Commencer
terminal-analysis = Analyse
terminal-logo = cinq à la suite
terminal-name = nom
terminal-command = commande
terminal-think-seconds = secondes par coup (2, ou la pendule)
terminal-person = personne
terminal-adaptive = niveau adaptatif
terminal-other-engine = autre moteur
terminal-other-clock = autre
terminal-clock-such = 5+3 ou 10s/move
terminal-continue = Continuer { $title }
terminal-start-hint = Les flèches choisissent, Entrée commence la partie.
terminal-looking-back = Vous regardez en arrière : Fin revient à la partie.
terminal-over-new = { $ending } n commence une nouvelle partie.
terminal-over-back = { $ending } n : nouvelle partie, u : défaire.
terminal-hurry = { $who } réfléchit ; m fait jouer tout de suite.
terminal-typing = Coup : { $text }
terminal-who-for = Qui continue pour { $who } ?
terminal-no-resign = Personne ne peut abandonner maintenant.
terminal-resigns = { $who } abandonne
terminal-paused = En pause. Appuyez sur p pour reprendre.
terminal-unmarked = Les points interdits ne sont pas marqués.
terminal-hint-person = Un indice est pour une personne au trait.
terminal-report =
    { $color ->
        [black] { $move } pour Noir
       *[white] { $move } pour Blanc
    }
terminal-save-as = Enregistrer sous (.sgf, .psq…) :
terminal-write-over = écraser { $file }
terminal-file-exists = { $file } existe déjà
terminal-leave-it = laisser
terminal-thinking = réfléchit
terminal-program-who = { $name } est un programme. Qui joue ?
terminal-run = lancer { $command }
terminal-draw-question = { $who } : nulle ?
terminal-failed-who = { $who } a échoué. Qui continue ?
terminal-tengen-full = Tengen à pleine force
terminal-getting-ready = Le moteur se prépare.
terminal-getting-ready-first = Le moteur se prépare. La première fois, cela prend environ une minute.
terminal-hint-plays = Indice : { $move }. Entrée le joue.
terminal-note-pairs = paires { $taken }/{ $needed }
terminal-note-moves = { $moves }, { $seconds } s par coup
terminal-browsing = Coup { $ply } sur { $count }. PgPréc et PgSuiv parcourent, Fin revient.
terminal-chooses-digits = { $who } choisit : 1 à { $count }.
terminal-chooses-arrows = { $who } choisit : flèches et Entrée.
terminal-good-for =
    { $color ->
        [black] Bon pour Noir
       *[white] Bon pour Blanc
    } :
terminal-back = Échap : retour
terminal-open-game = Ouvrir une partie
terminal-open-keys = Tab : liste ou fichier, Entrée : ouvrir, Échap : retour
terminal-file = Fichier
terminal-cannot-open = { $file } ne s’ouvre pas : { $why }

## The keys of the full-screen terminal

terminal-keys-board = LE PLATEAU
terminal-keys-game = LA PARTIE
terminal-keys-analysis = ANALYSE
terminal-keys-signs = SIGNES
terminal-keys-arrows = flèches
terminal-keys-mouse = souris
terminal-key-cursor = déplacer le curseur [ ]
terminal-key-place = poser une pierre
terminal-key-type = taper un coup, comme h8
terminal-key-click = cliquer pour poser une pierre
terminal-key-browse = parcourir les coups ; Début et Fin : premier et dernier
terminal-key-zoom = petites ou grandes pierres, s’il y a la place
terminal-key-undo = défaire ; contre un moteur, jusqu’à votre tour
terminal-key-teaching = enseignement : désactivé, gaffes, toutes les erreurs
terminal-key-now = faire jouer le moteur tout de suite
terminal-key-change = changer de joueur pour le camp au trait
terminal-key-pause = arrêter les pendules
terminal-key-forbidden = points interdits : les marquer et dire pourquoi
terminal-key-numbers = numéros des coups sur les pierres
terminal-key-save = enregistrer (sgf, psq, json…)
terminal-key-open = ouvrir une partie
terminal-key-new = nouvelle partie
terminal-key-panel = panneau d’analyse affiché ou non
terminal-key-lines = plus ou moins de lignes
terminal-key-explain = tout sur le coup sous le curseur
terminal-sign-winning = la rangée gagnante
terminal-sign-last = dernier coup
terminal-sign-cursor = curseur
terminal-sign-both = dernier coup et curseur
terminal-sign-forbidden = interdit
terminal-sign-best = meilleurs coups de l’analyse
terminal-keys-saved = La partie est enregistrée après chaque coup. Ctrl-C quitte à tout moment et affiche la commande pour la reprendre.

## The adaptive opponent, and a first visit

setup-adaptive = Moteur qui s’adapte à vous
setup-adaptive-about = Joue un peu mieux que vous et suit vos résultats.
setup-adaptive-name = Adaptatif
setup-adaptive-seat = Moteur, un peu plus fort que vous
welcome-title = Bienvenue
welcome-question = Quel est votre niveau au Gomoku ? La réponse vous trouve un adversaire.
welcome-none = Je n’ai jamais joué
welcome-rules = Je connais les règles
welcome-regular = Je joue de temps en temps
welcome-strong = Je joue bien
welcome-puzzles = Le découvrir avec trois problèmes rapides
welcome-later = Plus tard
welcome-placed = Votre adversaire est prêt
welcome-placed-gentle = Il commence en douceur et suit vos résultats. Les gaffes sont signalées, et vous pouvez les reprendre.
welcome-placed-about = Il commence à peu près à votre niveau et suit vos résultats.
welcome-lesson = Ou commencez par la première leçon
placement-title = Problème { $number } sur { $count }
placement-about = La première réponse compte. Si vous ne savez pas, continuez.
placement-unknown = Je ne sais pas
placement-finish = Trouver mon adversaire
placement-result = Problèmes résolus : { $solved } sur { $count }. Votre adversaire commence vers le niveau { $level } et suit vos résultats.
placement-play = Jouer la première partie

## Numbers and scores

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
score-won =
    { $color ->
        [black] Noir a gagné
       *[white] Blanc a gagné
    }
score-drawn = partie nulle
score-wins-in =
    { $color ->
        [black] Noir
       *[white] Blanc
    } gagne en { $plies ->
        [one] { $plies } demi-coup
       *[other] { $plies } demi-coups
    }
score-even = égalité
score-better =
    { $color ->
        [black] Noir
       *[white] Blanc
    } est mieux ({ $percent } %)

## Players

seat-engine-level = Moteur, { $name }
talk-title = Discussion
talk-about = Saluez ou écrivez une ligne. Vous seuls pouvez la lire, tous les deux.
talk-log-in = Connectez-vous pour écrire vos propres mots.
talk-message = Votre message
talk-send = Envoyer
talk-you = Vous
talk-mute = Masquer les messages
talk-unmute = Afficher les messages
talk-muted = Les messages de ce joueur sont masqués.
talk-report = Signaler
talk-report-this = Signaler { $name }
talk-report-why = Qu’est-ce qui ne va pas ?
report-talk = Messages offensants
report-cheating = Utilisation d’un moteur
report-stalling = Fait traîner ou quitte la partie
report-name = Nom offensant
report-other = Autre chose
talk-report-details = Détails (facultatif)
talk-report-send = Envoyer le signalement
talk-report-cancel = Annuler
talk-reported = Merci. L’hébergeur va l’examiner.
talk-hello = Bonjour !
talk-good-luck = Bonne chance !
talk-nice-move = Joli coup !
talk-oops = Oups !
talk-well-played = Bien joué !
talk-good-game = Belle partie !
talk-thanks = Merci !
talk-bye = Au revoir !
seat-engine-bot = Moteur d’un membre
seat-engine-full = Moteur à pleine force, { $seconds } s par coup
seat-by-link = Personne invitée par lien
seat-person = Personne
seat-first = Premier joueur
seat-second = Second joueur
seat-level = niveau { $level }
seat-full = pleine force
seat-program = autre programme
who-seat =
    { $seat ->
        [first] le premier joueur
       *[second] le second joueur
    }
who-named = { $name } ({ $role })
seat-absent = pas encore là
seat-you = vous
claim-title = L’adversaire est absent
claim-left = { $name } a quitté la partie.
claim-idle = { $name } n’a pas joué.
claim-wait = Vous pourrez réclamer la victoire dans { $time }.
claim-win = Réclamer la victoire
claim-draw = Déclarer la nulle
seat-away = absent
seat-color-open = Couleur à choisir
seat-pairs = Paires capturées : { $taken } sur { $needed }
level-1 = premiers pas
level-2 = débutant
level-3 = très facile
level-4 = facile
level-5 = correct
level-6 = moyen
level-7 = assez bon
level-8 = bon
level-9 = fort
level-10 = très fort
clock-none = Sans pendule
clock-main = { $minutes } min + { $increment } s par coup
clock-per-move = { $seconds } s par coup

## A new game

setup-title = Nouvelle partie
setup-opponent = Adversaire
setup-level = Moteur, par niveau
setup-level-about = Dix niveaux, des premiers pas à très fort.
setup-tengen = Moteur, pleine force
setup-tengen-about = Au-dessus du niveau 10 : aussi fort que le temps accordé le permet.
setup-lobby = N’importe qui dans le salon
setup-lobby-about = Vous jouez contre qui veut la même partie.
setup-challenge = Joueur ayant un compte
setup-challenge-about = Le joueur est averti et peut accepter ou refuser.
setup-challenged = Nom du joueur
setup-person = Personne sur cet écran
setup-person-about = Deux personnes jouent à tour de rôle sur cet appareil.
setup-invite = Personne invitée par lien
setup-invite-about = Vous recevez un lien à envoyer à l’autre personne.
setup-watch = Regarder deux moteurs
setup-watch-about = Deux moteurs s’affrontent sous vos yeux.
setup-random = Au hasard
setup-you = Vous
setup-level-field = Niveau
setup-level-named = Niveau { $level }, { $name }
setup-level-of = { $level } sur { $max }, { $name }
setup-full-strength = Pleine force, { $seconds } s par coup
setup-think = Temps de réflexion
setup-you-play = Vous jouez
setup-who-starts = Qui commence
setup-minutes = Minutes
setup-increment = Secondes par coup
setup-opening = Ouverture
setup-clock = Pendule
setup-other-clock = Autre…
setup-start = Commencer la partie
setup-more = Règle, plateau, ouverture, pendule
invitation-title = { $name } vous invite à jouer
invitation-opening = Ouverture { $opening }
invitation-join = Rejoindre la partie
invitation-watch = Seulement regarder
resume-game = Continuer : { $first } – { $second }, coup { $ply }

## Playing

play-title = Jouer au Gomoku
play-actions = Actions
play-status = État
play-pace-slow = Lente
play-pace-normal = Normale
play-pace-fast = Rapide
play-redo-about = Rejouer le coup défait (Ctrl+Y)
play-hint-about = Demander un bon coup au moteur
play-draw = Nulle
play-draw-about = Proposer la nulle
play-resign = Aban­donner
play-pause = Pause
play-resume = Reprendre
play-speed = Vitesse
play-undo-ask = Demander à l’autre joueur de défaire le dernier coup (Ctrl+Z)
play-undo-about = Défaire le dernier coup (Ctrl+Z)
play-rematch = Revanche
play-rematch-offered = Revanche proposée
play-rematch-accept = Accepter la revanche
play-rematch-go = Aller à la revanche
play-rematch-told = Revanche proposée. Elle commence dès que l’autre joueur accepte.
play-moves = Coups
play-moves-list = Coups de la partie
play-newest = Dernière position
play-no-moves = Aucun coup joué
play-move =
    Coup { $number }, { $color ->
        [black] Noir
       *[white] Blanc
    } { $move }
play-move-captures =
    Coup { $number }, { $color ->
        [black] Noir
       *[white] Blanc
    } { $move }, capture { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
play-last-move =
    { $color ->
        [black] Noir
       *[white] Blanc
    } { $move }
play-last-capture =
    { $color ->
        [black] Noir
       *[white] Blanc
    } { $move }, capture { $stones }
play-type = Saisir un coup
play-type-bad = « { $text } » n’est pas un point de ce plateau. Saisissez une lettre et un nombre, par exemple h8.
play-invitation-used = Cette invitation a déjà servi. Vous regardez la partie.
play-cannot-open = Impossible d’ouvrir cette partie
play-your-move = À vous de jouer
play-reconnecting = Reconnexion
play-reconnecting-about = La partie est enregistrée et continue dès que le serveur répond.
play-starting = La partie commence
play-ready = Quand vous voulez
play-begin = Posez une pierre n’importe où pour commencer.
play-press-start = Appuyez sur Commencer la partie.
play-invited = Vous avez une invitation
play-invited-about = Rejoignez la partie ou regardez-la.
play-back-to-game = Retour à la partie
play-position-after = Position après le coup { $ply }
play-confirm = Jouer { $point } ?
play-confirm-about = Touchez encore le même point ou appuyez sur Jouer.
play-resign-sure = Abandonner cette partie ?
play-resign-yes = Oui, abandonner
play-on = Continuer
play-forbidden = { $point } est interdit. { $reason }.
play-looking = Recherche d’un bon coup…
play-draw-offered = { $name } propose la nulle
play-draw-offered-about = Acceptez, ou continuez à jouer.
play-draw-asked = Nulle proposée
play-draw-asked-about = En attente de la réponse de { $name }.
play-draw-open = La nulle est proposée ; continuer à jouer la refuse.
play-undo-asked = { $name } demande à défaire un coup
play-undo-asked-about = Autorisez-le, ou continuez à jouer.
play-undo-waiting = Demande de défaire envoyée
play-undo-waiting-about = En attente de l’accord de { $name }.
play-your-choice = À vous de choisir
play-chooses = { $name } choisit
play-choice-about = Qui joue quelle couleur ?
play-offers-about = Combien de cinquièmes coups Noir propose-t-il ?
play-paused = En pause
play-paused-about = Appuyez sur Reprendre pour laisser jouer les moteurs.
play-thinking = { $name } réfléchit
play-to-move = À { $name } de jouer
play-color-to-move =
    { $color ->
        [black] À Noir de jouer
       *[white] À Blanc de jouer
    }
play-waiting-player = En attente d’un joueur
play-watching = Vous regardez.
play-waiting-opponent = En attente de votre adversaire
play-waiting-about = Envoyez le lien ci-dessous. La partie commence dès que quelqu’un l’ouvre.
play-own-five = Votre cinq gagne s’il n’est pas brisé.
play-other-five =
    { $color ->
        [black] Noir a un cinq : brisez-le par une capture, ou vous perdez.
       *[white] Blanc a un cinq : brisez-le par une capture, ou vous perdez.
    }
play-result = { $text } { $count ->
        [one] La partie a duré { $count } coup.
       *[other] La partie a duré { $count } coups.
    }
play-drawn = Partie nulle
play-won = Vous avez gagné
play-lost = Vous avez perdu
play-color-won =
    { $color ->
        [black] Noir a gagné
       *[white] Blanc a gagné
    }
play-name-won = { $name } a gagné
play-accept-draw = Accepter la nulle
play-decline = Refuser
play-allow = Autoriser
play-depth = profondeur { $depth }
play-book = bibliothèque
play-nodes = { $nodes } nœuds
event-joined = { $name } a rejoint la partie.
event-rematch = { $name } propose une revanche.
event-played-on = { $name } a continué à jouer, ce qui refuse la nulle.
event-declined-draw = { $name } a refusé la nulle.
event-refused-undo = { $name } n’a pas permis de défaire le coup.
event-chose-color =
    { $color ->
        [black] { $name } a choisi Noir.
       *[white] { $name } a choisi Blanc.
    }
event-chose-offers =
    { $count ->
        [one] { $name } a choisi { $count } cinquième coup.
       *[other] { $name } a choisi { $count } cinquièmes coups.
    }
event-added-two = { $name } a choisi d’ajouter deux pierres.
share-link-copied = Lien copié.
share-press-copy = Appuyez sur Ctrl+C pour copier le lien.
share-copy = Copier
share-copy-this = Copier : { $label }
share-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
share-let-watch = Inviter des spectateurs
share-invitation = Lien d’invitation
share-invitation-about = La première personne qui ouvre ce lien joue contre vous.
share-spectator-link = Lien pour les spectateurs
share-spectator-about = Les spectateurs voient la partie mais ne peuvent pas jouer.
share-embed = Code pour une page web
share-embed-about = Il montre la partie sur votre propre page.
embed-title = Une partie de { -gomoku }
embed-open = Ouvrir dans Tengen
embed-failed = Cette partie ne peut pas être affichée.
embed-start = Avant le premier coup.
embed-move = Coup { $number } sur { $count } : { $move }.
stats-title = Statistiques
stats-region = Statistiques de chaque coup
stats-moves = Coups
stats-time = Temps
stats-time-per-move = Temps par coup
stats-longest = Le plus long
stats-nodes = Nœuds
stats-pairs = Paires capturées
stats-move = Coup
stats-depth = Profondeur

## The board, for those who hear it

board-label = Plateau. Les flèches déplacent le curseur, Entrée joue.
board-kind = plateau de jeu
board-point = { $point }, { $what ->
        [black] pierre noire
        [white] pierre blanche
       *[empty] vide
    }
board-last = dernier coup
board-forbidden = interdit, { $reason }

## Analysing

step-last = Dernière position
analyse-new = Nouveau
analyse-new-about = Partir d’un plateau vide
analyse-opening = Chargement…
analyse-merged = Cette analyse a aussi été modifiée ailleurs. Les deux versions ont été fusionnées.
analyse-pairs = paires { $black }–{ $white }
analyse-saving = enregistrement…
analyse-saved = enregistré
analyse-read-only = lecture seule
analyse-pending-five =
    { $color ->
        [black] Noir a un cinq qui peut encore être brisé
       *[white] Blanc a un cinq qui peut encore être brisé
    }
analyse-comment = Commentaire
analyse-comment-hint = Un commentaire sur ce coup
analyse-undo-about = Défaire la dernière modification (Ctrl+Z)
analyse-redo-about = Refaire ce qui a été défait (Ctrl+Y)
analyse-promote = Promouvoir
analyse-promote-about = En faire la ligne principale
analyse-delete = Supprimer
analyse-delete-about = Supprimer ce coup et tout ce qui suit
analyse-tree = Coups et variantes
analyse-start = Départ
analyse-tree-move =
    { $number }. { $color ->
        [black] Noir
       *[white] Blanc
    } { $move }
editor-title = Éditer
editor-about = Composez n’importe quelle position : d’un livre, d’un problème ou d’une partie sur papier.
editor-begin = Éditer cette position
editor-pairs =
    { $color ->
        [black] Paires capturées par Noir
       *[white] Paires capturées par Blanc
    }
editor-places = Un clic pose
editor-erase = Effacer
editor-turn = Au trait
editor-clear = Vider
editor-done = Terminé
overlay-moves = Meilleurs coups
overlay-heat = Carte de chaleur
overlay-none = Aucune marque
engine-title = Analyse du moteur
engine-best-lines = Meilleures lignes
engine-depth-progress = Avancement à cette profondeur
engine-switch = Moteur
engine-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
engine-lines-label = Nombre de lignes
engine-overlay-label = Affiché sur le plateau
engine-view =
    { $color ->
        [black] Les évaluations sont celles de Noir, qui a le trait.
       *[white] Les évaluations sont celles de Blanc, qui a le trait.
    }
engine-game-over = La partie est terminée dans cette position.
engine-queued = En attente d’un moteur libre ; { $count } devant vous.
engine-complete = L’analyse est terminée.
engine-evaluation = Évaluation
engine-not-evaluated = non évalué
engine-speed = Vitesse
explorer-title = Explorateur
explorer-about = Coups connus par la bibliothèque d’ouvertures, les preuves et les parties. Choisissez un coup pour le jouer.
explorer-none = On ne sait rien de cette position.
explorer-all = Afficher les { $count } coups
explorer-verdict = Verdict du coup
explorer-public = Parties publiques
explorer-own = Vos fichiers
explorer-results = Noir { $black }, Blanc { $white }, nulles { $draws }, sans résultat { $unknown }
explorer-proof-title = Jouer contre la preuve
explorer-proof-switch = La preuve joue Noir
explorer-proof-about = Jouez Blanc contre un gain prouvé : la preuve répond aussitôt et dit pourquoi. Quand aucune preuve ne couvre votre coup, le moteur répond et c’est indiqué ici.
explorer-proof-says = { $move } est prouvé : { $verdict }, quelle que soit la réponse.
explorer-engine-says = { $move } ne vient pas d’une preuve : aucune ne couvre cette position. Le moteur le joue ({ $score }).
explorer-begins = { $move } : la preuve commence au centre.
explorer-won = La preuve a gagné. Reprenez des coups et essayez une autre défense.
explorer-threat = Menace : { $move }. Après toute réponse qui ne demande pas sa propre réplique : { $verdict }.
explorer-answers = Réponses qui demandent leur propre réplique : { $points }
explorer-even-title = Positions équilibrées
explorer-even-about = Des pierres qui laissent les mêmes chances aux deux camps, à proposer en échange et swap2.
explorer-even-move = Chercher des coups équilibrés
explorer-even-pair = Chercher des paires équilibrées
explorer-even-searching = Recherche de pierres équilibrées …
explorer-even-stones = Pierres
explorer-even-chance = Chances du camp au trait
explorer-files-title = Vos fichiers
explorer-files-about = Les parties de vos fichiers ne sont comptées que pour vous.
explorer-files-open = Ajouter la partie ouverte
explorer-files-remove = Retirer { $name }
explorer-find = Chercher cette position
explorer-find-about = Chercher cette position dans tout l’arbre, tournée, en miroir ou par un autre ordre de coups
explorer-found =
    Cette position apparaît à { $count ->
        [one] { $count } autre endroit
       *[other] { $count } autres endroits
    } de l’arbre.
explorer-found-none = Cette position n’apparaît nulle part ailleurs dans l’arbre.
exchange-title = Partager
exchange-keep-title = Conserver cette analyse
exchange-too-large = { $name } est trop volumineux. La limite est de { $limit } Kio.
exchange-rule-stated = Comme indiqué dans le texte
exchange-import = Importer
exchange-import-field = Coups, SGF, psq, pos ou un lien
exchange-import-about = Ou déposez un fichier n’importe où sur la page.
exchange-read = Lire le texte
exchange-choose-file = Choisir un fichier
exchange-assumptions = Suppositions faites à la lecture
exchange-game = Partie
exchange-save-as = Enregistrer en { $format }
exchange-export = Exporter
exchange-make-link = Créer un lien vers cette position
exchange-losses = Le fichier ne contient pas : { $losses }.
exchange-link = Lien
exchange-link-about = Il contient la règle, la taille du plateau et les coups.
exchange-foreign = Cette analyse appartient à quelqu’un d’autre. Conservez-en une copie pour la modifier.
exchange-saving = Enregistrement…
exchange-saved = Chaque modification est enregistrée.
exchange-study-about = Toute personne ayant ce lien peut lire l’analyse.
exchange-study-link = Lien vers cette analyse
exchange-study-title = Titre
exchange-keep = Conserver
exchange-keep-copy = Conserver une copie
exchange-kept = L’analyse est conservée ; vous la trouverez sous Parties.
report-title = Rapport
report-show-threats = Menaces sur le plateau
report-threats = Menaces en cours
report-about = Pointez un point vide pour voir ce qu’y ferait un coup. Cliquez pour garder le rapport.
report-none = Aucune.
report-ask = Demander au moteur
report-verdict =
    Moteur : { $score } { $color ->
        [black] pour Noir
       *[white] pour Blanc
    } à la profondeur { $depth }, { $rank } sur { $candidates }. Le meilleur est { $best } avec { $bestScore }.
report-verdict-unranked =
    Moteur : { $score } { $color ->
        [black] pour Noir
       *[white] pour Blanc
    } à la profondeur { $depth }, pas parmi les meilleurs coups. Le meilleur est { $best } avec { $bestScore }.
report-reasons-for = Toutes les raisons pour
report-reasons-against = Toutes les raisons contre
report-reason = Raison
report-weight =
    { $color ->
        [black] Poids pour Noir
       *[white] Poids pour Blanc
    }
report-threat =
    { $color ->
        [black] Noir
       *[white] Blanc
    } : { kind-title } { $stones }, suite en { $gains }. { $color ->
        [black] Blanc
       *[white] Noir
    } peut répondre en { $answers }.
report-threat-unanswered =
    { $color ->
        [black] Noir
       *[white] Blanc
    } : { kind-title } { $stones }, suite en { $gains }. { $color ->
        [black] Blanc
       *[white] Noir
    } n’a pas de réponse.
kind-title =
    { $kind ->
        [five] { -five }
        [winning-capture] capture gagnante
        [open-four] { -open-four }
        [double-four] { -double-four }
        [four-three] { -four-three }
        [four] { -four }
        [double-three] { -double-three }
        [open-three] { -open-three }
       *[capture] { -capture }
    }
factor-five = { -five }
factor-winning-capture = capture gagnante
factor-win-broken = gain brisé
factor-open-four = { -open-four }
factor-double-four = { -double-four }
factor-four-three = { -four-three }
factor-four = { -four }
factor-double-three = { -double-three }
factor-open-three = { -open-three }
factor-block-of-five = blocage d’un cinq
factor-block-of-open-four = blocage d’un quatre ouvert
factor-block-of-double-four = blocage d’un double-quatre
factor-block-of-four-three = blocage d’un quatre-trois
factor-block-of-double-three = blocage d’un double-trois
factor-block-of-open-three = blocage d’un trois ouvert
factor-capture = { -capture }
factor-capture-set-up = capture préparée
factor-capture-blocked = capture empêchée
factor-capture-risked = capture risquée
factor-forbidden-points = points interdits
factor-alignment = alignement
factor-centre = proximité du centre

## Exercises and puzzles

exercise-hint-key = Indice (?)
exercise-next-hint = Indice suivant
exercise-solution = Solution
exercise-solution-line = Solution :
exercise-verdict = Résultat
exercise-board = Plateau. { $prompt } Les flèches déplacent le curseur, Entrée joue.
exercise-play = Jouer { $point }
exercise-occupied = { $point } est occupé.
line-after = Après { $move } :
line-better = Mieux : { $move }
line-back = Étape précédente
line-next = Étape suivante
puzzles-progress = Vos progrès
puzzles-today = Problème du jour
puzzles-keys = Touches : n problème suivant, ? indice, une lettre et un nombre choisissent un point.
puzzles-next = Problème suivant
puzzles-skip = Passer
puzzles-rated = coté { $rating }
puzzles-tried = déjà essayé : il ne compte plus
puzzles-link = lien vers ce problème
puzzles-theme = Thème
puzzles-all-themes = Tous les thèmes
puzzles-theme-solved = { $theme } ({ $solved } sur { $count })
puzzles-rating = Cote
puzzles-provisional = { $rating }, provisoire
puzzles-solved = Résolus du premier coup
puzzles-solved-of = { $solved } sur { $tried }
puzzles-in-a-row = D’affilée
puzzles-best-row = { $streak }, record { $best }
puzzles-days = Jours d’affilée
days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
theme-win-at-once = Gagner tout de suite
theme-stop-four = Arrêter le quatre
theme-fours = Gagner par les quatre
theme-threats = Gagner par les menaces
theme-only-defence = Seule défense
theme-use-forbidden = Exploiter un point interdit
theme-avoid-forbidden = Éviter les points interdits
theme-captures = Captures
puzzle-task =
    { $color ->
        [black] À Noir de jouer :
       *[white] À Blanc de jouer :
    } { $theme ->
        [win-at-once] gagnez en un coup.
        [stop-four] arrêtez le quatre sans perdre.
        [fours] gagnez par une suite de quatre.
        [threats] gagnez par des quatre et des trois ouverts.
        [only-defence] trouvez le seul coup qui ne perd pas.
        [use-forbidden] gagnez à l’aide d’un point interdit.
        [avoid-forbidden] gagnez sans coup interdit.
       *[captures] gagnez par une capture.
    }
puzzle-defence = Il est prouvé que tout autre coup perd ; une recherche de { $nodes } nœuds n’a pas réfuté la réponse.
puzzle-solution = La solution : { $line }.
puzzle-right = { $move } est juste ; la réponse est { $reply }.
puzzle-solved = { $move } est juste : problème résolu.
puzzle-wrong = { $move } est faux.
puzzle-loses = { $move } perd contre { $line }.
puzzle-answered = La réponse à { $move } est { $line }.
puzzle-other-win = { $move } gagne aussi, mais pas comme le demande le problème.
puzzle-makes = { $move } { makes-kind }.
puzzle-stops = { $move } prend le point où l’adversaire { makes-kind }.
puzzle-captures =
    { $move } capture { $pairs ->
        [one] { $pairs } paire.
       *[other] { $pairs } paires.
    }
puzzle-combines = { $move } menace plus d’une suite.
puzzle-needed = { $move } prend un point dont l’adversaire a besoin.
puzzle-resists = { $reply } résiste le plus longtemps.
sentences = { $first } { $then }
makes-kind =
    { $kind ->
        [five] fait un cinq
        [open-four] fait un quatre ouvert
        [double-four] fait deux quatre à la fois
        [four-three] fait à la fois un quatre et un trois ouvert
        [four] fait un quatre
        [double-three] fait deux trois ouverts à la fois
       *[open-three] fait un trois ouvert
    }

## Hints

hint-area =
    Regardez { $row ->
        [top] { $column ->
            [left] en haut à gauche.
            [right] en haut à droite.
           *[middle] en haut.
        }
        [bottom] { $column ->
            [left] en bas à gauche.
            [right] en bas à droite.
           *[middle] en bas.
        }
       *[middle] { $column ->
            [left] à gauche.
            [right] à droite.
           *[middle] au milieu.
        }
    }
hint-makes = Le coup { makes-kind }.
hint-stops = Le coup prend le point où votre adversaire { makes-kind }.
hint-captures =
    Le coup capture { $pairs ->
        [one] { $pairs } paire.
       *[other] { $pairs } paires.
    }
hint-combines = Le coup menace plus d’une suite.
hint-needed = Le coup prend un point dont votre adversaire a besoin.
hint-quiet = Le coup ne menace encore rien : il construit, ou prend de l’espace.
hint-point = Jouez { $point }.

## Reviews

review-title = Bilan
review-mistakes = Erreurs
review-progress = Avancement du bilan
review-begin = Faire le bilan de la partie
review-continue = Poursuivre le bilan
review-stop = Arrêter
review-you =
    { $color ->
        [black] Noir (vous)
       *[white] Blanc (vous)
    }
review-accuracy = Précision
review-opening = Ouverture { $mark } { $text }
review-none = Aucune erreur n’a été trouvée.
review-running = Examen de chaque coup. Les parties et les analyses passent d’abord.
review-stopped = Le bilan a été arrêté.
review-slider = Coup de la partie
review-at-move = Coup { $ply }
review-try = Réessayer ici
review-show-better = Montrer le meilleur coup
review-show-longest = Montrer la défense la plus longue
review-lost = La partie était déjà perdue ; ce coup l’a seulement terminée plus tôt.
review-overlooked = { color-name } n’a pas vu : { $kinds }
review-practise = S’exercer : { $theme }
review-find =
    { $color ->
        [black] Trouvez un meilleur coup que { $move } pour Noir : choisissez un point du plateau.
       *[white] Trouvez un meilleur coup que { $move } pour Blanc : choisissez un point du plateau.
    }
review-looking = Examen de { $point }…
review-try-another = Essayer un autre coup
review-right = Juste : { $move } conserve le résultat.
review-right-proven = Juste : { $move } conserve le résultat, { $standing }.
review-game-move = { $move } est le coup de la partie.
review-wrong = Ce n’est pas { $move }.
review-prefers = Le moteur préfère { $best }.
review-change = De { $before } à { $after }.
standing-win =
    un gain forcé en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
standing-loss =
    une perte forcée en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
score-wins = gagne en { $count }
score-loses = perd en { $count }
class-best = meilleur
class-only-move = seul coup
class-good = bon
class-inaccuracy = imprécision
class-mistake = erreur
class-blunder = gaffe
class-missed-win = gain manqué
class-forced-win-allowed = gain forcé concédé
class-lost = déjà perdu
a-kind =
    { $kind ->
        [five] un cinq
        [winning-capture] une capture gagnante
        [open-four] un quatre ouvert
        [double-four] un double-quatre
        [four-three] un quatre-trois
        [four] un quatre
        [double-three] un double-trois
        [open-three] un trois ouvert
       *[capture] une capture
    }
rival-makes =
    { $rival ->
        [you] vous faites
        [black] Noir fait
       *[white] Blanc fait
    }
rival-owns =
    { $rival ->
        [you] votre
        [black] de Noir
       *[white] de Blanc
    }
rival-side =
    { $rival ->
        [you] vous
        [black] Noir
       *[white] Blanc
    }
winner-side =
    { $winner ->
        [you] vous
        [black] Noir
       *[white] Blanc
    }
standing-kind =
    { $standing ->
        [four] { -four }
       *[open-three] { -open-three }
    }
winning-means =
    { $means ->
        [fours] des quatre
       *[threats] des menaces
    }
reason-name =
    { $why ->
        [overline] { -overline }
        [double-four] { -double-four }
        [double-three] { -double-three }
       *[in-capture] en prise
    }
foul = { $move } est interdit ({ reason-name }) et perd tout de suite.
five-unbroken =
    { $move } ne brise pas { $rival ->
        [you] votre cinq
        [black] le cinq de Noir
       *[white] le cinq de Blanc
    } { $stones }, qui gagne.
allows-shape = { $move } laisse { $point }, où { rival-makes } { a-kind }.
ignores-shape =
    { $move } n’arrête pas { $rival ->
        [you] votre { standing-kind }
        [black] le { standing-kind } de Noir
       *[white] le { standing-kind } de Blanc
    } { $stones } : { rival-makes } { a-kind } en { $point }.
allows-sequence =
    { $move } { $rival ->
        [you] vous permet
        [black] permet à Noir
       *[white] permet à Blanc
    } de gagner par { winning-means } : { $line }, puis { a-kind } en { $point }.
allows-sequence-long =
    { $move } { $rival ->
        [you] vous permet
        [black] permet à Noir
       *[white] permet à Blanc
    } de gagner par { winning-means } qui commencent en { $first } et mènent à { a-kind } en { $point }.
ignores-shape-sequence =
    { $move } n’arrête pas { $rival ->
        [you] votre { standing-kind }
        [black] le { standing-kind } de Noir
       *[white] le { standing-kind } de Blanc
    } { $stones } : { $rival ->
        [you] vous gagnez
        [black] Noir gagne
       *[white] Blanc gagne
    } par { winning-means } : { $line }, puis { a-kind } en { $point }.
ignores-shape-sequence-long =
    { $move } n’arrête pas { $rival ->
        [you] votre { standing-kind }
        [black] le { standing-kind } de Noir
       *[white] le { standing-kind } de Blanc
    } { $stones } : { $rival ->
        [you] vous gagnez
        [black] Noir gagne
       *[white] Blanc gagne
    } par { winning-means } qui commencent en { $first } et mènent à { a-kind } en { $point }.
allows-later =
    { $move } { $rival ->
        [you] vous donne
        [black] donne à Noir
       *[white] donne à Blanc
    } { $first }, qui mène à { a-kind } en { $point }.
allows-capture =
    { $move } { $rival ->
        [you] vous permet
        [black] permet à Noir
       *[white] permet à Blanc
    } de capturer { $stones } en { $point }.
allows-winning-capture =
    { $move } { $rival ->
        [you] vous permet
        [black] permet à Noir
       *[white] permet à Blanc
    } de gagner en capturant { $stones } en { $point }.
misses-shape = { $move } manque { a-kind } en { $point }.
misses-sequence = { $move } manque un gain par { winning-means } : { $line }, puis { a-kind } en { $point }.
misses-sequence-long = { $move } manque un gain par { winning-means } qui commencent en { $first } et mènent à { a-kind } en { $point }.
misses-later = { $move } manque { $first }, qui mène à { a-kind } en { $point }.
misses-capture = { $move } manque la capture de { $stones } en { $point }.
misses-winning-capture = { $move } manque le gain par la capture de { $stones } en { $point }.
misses-block =
    { $move } laisse { $point }, où { $rival ->
        [you] vos pierres { $stones } deviennent
        [black] les pierres { $stones } de Noir deviennent
       *[white] les pierres { $stones } de Blanc deviennent
    } un trois ouvert ; { $better } l’empêche.
misses-block-there =
    { $move } laisse { $point }, où { $rival ->
        [you] vos pierres { $stones } deviennent
        [black] les pierres { $stones } de Noir deviennent
       *[white] les pierres { $stones } de Blanc deviennent
    } un trois ouvert.
worse = { $move } est plus faible que { $point }.
stones-uneven =
    { $color ->
        [black] Les pierres d’ouverture favorisent Noir ({ $chance } %), que l’autre joueur peut prendre.
       *[white] Les pierres d’ouverture favorisent Blanc ({ $chance } %), que l’autre joueur peut prendre.
    }
stones-decided =
    { $color ->
        [black] Les pierres d’ouverture permettent à Noir de forcer le gain, et l’autre joueur peut prendre cette couleur.
       *[white] Les pierres d’ouverture permettent à Blanc de forcer le gain, et l’autre joueur peut prendre cette couleur.
    }
better-choice =
    { $better ->
        [take-white] il fallait prendre Blanc.
        [take-black] il fallait prendre Noir.
       *[add-two] il valait mieux ajouter deux pierres.
    }
choice-wrong =
    { $color ->
        [black] Noir avait les meilleures chances ({ $chance } %) ; { better-choice }
       *[white] Blanc avait les meilleures chances ({ $chance } %) ; { better-choice }
    }
choice-decided =
    { $color ->
        [black] Noir pouvait forcer le gain ; { better-choice }
       *[white] Blanc pouvait forcer le gain ; { better-choice }
    }
turn-win =
    { $move } { $winner ->
        [you] vous a permis
        [black] a permis à Noir
       *[white] a permis à Blanc
    } de forcer le gain en { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
    }
turn-better =
    { $move } { $winner ->
        [you] vous a donné
        [black] a donné à Noir
       *[white] a donné à Blanc
    } l’avantage.
won-throughout =
    { $winner ->
        [you] Vous meniez
        [black] Noir menait
       *[white] Blanc menait
    } { $from ->
        [1] dès le début
        [2] dès le début
       *[later] dès le coup { $from }
    }, sans jamais lâcher l’avantage.
threw-win =
    { $loser ->
        [you] Votre position était gagnante
        [black] La position de Noir était gagnante
       *[white] La position de Blanc était gagnante
    } jusqu’au coup { $at } ; { $turn }
threw-lead =
    { $loser ->
        [you] Vous meniez
        [black] Noir menait
       *[white] Blanc menait
    } jusqu’au coup { $at } ; { $turn }
even-until = La partie était égale jusqu’au coup { $at } ; { $turn }
fell-behind =
    { $loser ->
        [you] Vous étiez déjà moins bien ;
        [black] Noir était déjà moins bien ;
       *[white] Blanc était déjà moins bien ;
    } au coup { $at }, { $turn }
level = Aucun des deux camps n’a commis d’erreur décisive.
swings = L’avantage a changé de camp { $times } fois, la dernière au coup { $at } ; { $turn }
drawn-missed =
    { $loser ->
        [you] Partie nulle, mais votre position était gagnante
        [black] Partie nulle, mais la position de Noir était gagnante
       *[white] Partie nulle, mais la position de Blanc était gagnante
    } jusqu’au coup { $at } ({ $move }).
drawn = Partie nulle où aucun camp n’a manqué de gain.
unreviewed = Il n’y a aucun coup à examiner.

## Explanations of moves and positions

list-comma = { $others }, { $last }
list-one = { $last }
list-or = { $others } ou { $last }
list-and = { $others } et { $last }
color-name =
    { $color ->
        [black] Noir
       *[white] Blanc
    }
explain-both = { $first } ; { $then }
explain-off-board = illégal : { $what } n’est pas un point du plateau, qui va de { $first } à { $last }
explain-game-over = illégal : la partie est terminée
explain-occupied = illégal : une pierre se trouve en { $point }
explain-overline = illégal : alignement long { $lines }
explain-in-capture = illégal : en prise : { $lines }
explain-through = illégal : { reason-name } par { $lines }
explain-point-forbidden = { $point } ({ reason-name })
explain-take-at = { $stones } en { $point }
explain-quiet = { $move } ne menace rien et n’arrête rien
explain-wins-five = { $move } fait un cinq et gagne : { $line }
explain-wins-captures = { $move } capture { $taken } et gagne : { color-name } a { $pairs } paires
explain-loses-unbroken = { $move } ne brise pas le cinq { $line } : { rival-side } gagne
explain-no-move = { $move } ne laisse aucun coup légal à { rival-side } : partie nulle
explain-fills-board = { $move } remplit le plateau : partie nulle
explain-pending = { $move } fait un cinq, { $line } ; { rival-side } peut encore le briser en { $points }
explain-breaks = { $move } brise le cinq { $line } de { rival-side } en capturant { $taken }
explain-makes-open-four = { $move } fait un quatre ouvert, cinq en { $points }
explain-makes-double-four = { $move } fait deux quatre à la fois, cinq en { $points }
explain-makes-four-three = { $move } fait à la fois un quatre et un trois ouvert
explain-makes-four = { $move } fait un quatre, cinq en { $points }
explain-makes-double-three =
    { $move } fait { $count ->
        [2] deux
       *[other] { $count }
    } trois ouverts à la fois
explain-makes-open-three = { $move } fait un trois ouvert, quatre ouvert en { $points }
explain-breakable = { rival-side } pourrait encore briser ce cinq par une capture
explain-stops-both = { rival-side } arrête les deux en { $points }
explain-counters = { rival-side } arrête le quatre en { $points } et fait lui-même un quatre
explain-stops-one = { rival-side } ne peut en arrêter qu’un
explain-must-answer = { rival-side } doit répondre en { $points }
explain-five-first = mais { rival-side } fait d’abord un cinq en { $points }
explain-capture-first = mais { rival-side } capture d’abord sa dernière paire en { $points }
explain-block-forbidden = { rival-side } ne peut pas l’arrêter : interdit en { $points }
explain-also-wins =
    { color-name } gagne aussi en { $points } : { $color ->
        [black] Blanc
       *[white] Noir
    } ne peut pas tout arrêter
explain-cannot-stop = { rival-side } ne peut pas l’arrêter
explain-can-stop = { rival-side } peut l’arrêter en { $points }
explain-none-but-four = aucun coup de { rival-side } n’arrête les deux, mais il peut d’abord faire un quatre en { $points }
explain-none-stops-both = aucun coup de { rival-side } n’arrête les deux
explain-takes =
    { $move } capture { $taken } : { color-name } a { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }
explain-opens = { $move } ouvre { a-kind } { $stones }, suite en { $points }
explain-threatens-capture = { $move } menace de capturer { $takes }
explain-stops-five = { $move } empêche le cinq de { rival-side } en { $points }
explain-stops-open-three = { $move } arrête le trois ouvert { $stones } de { rival-side }, qui serait devenu un quatre ouvert en { $points }
explain-stops-double = { $move } empêche le { kind-title } de { rival-side } en { $points }
explain-stops-twos = { $move } empêche { rival-side } de faire un trois ouvert avec { $stones } en { $points }
explain-stops-captures = { $move } empêche { rival-side } de capturer { $takes }
explain-forbids = { $move } rend interdit à { rival-side } : { $points }
explain-leaves =
    cela laisse à { rival-side } { $kind ->
        [five] un cinq
        [winning-capture] une capture gagnante
        [double-four] un double-quatre
        [four-three] un quatre-trois
       *[double-three] un double-trois
    } en { $points }
explain-leaves-open-four = cela laisse à { rival-side } un quatre ouvert en { $points }, à partir du trois ouvert { $stones }
explain-risks = cela permet à { rival-side } de capturer { $takes }
explain-forbids-itself = cela rend interdit à { color-name } lui-même : { $points }
explain-has-five = { color-name } a le cinq { $stones } ; { rival-side } peut le briser en { $points }
explain-has-four = { color-name } a { a-kind } { $stones } : cinq en { $points }
explain-has-open-three = { color-name } a { a-kind } { $stones } : quatre ouvert en { $points }
explain-can-win-by-taking = { color-name } peut gagner en capturant { $stones } en { $points }
explain-can-take = { color-name } peut capturer { $stones } en { $points }
explain-has-double = { color-name } a { a-kind } en { $points }
explain-no-block = aucun coup de { rival-side } ne le bloque
explain-over =
    la partie est terminée : { $winner ->
        [black] Noir a gagné
        [white] Blanc a gagné
       *[none] partie nulle
    } ({ end-name })
end-name =
    { $how ->
        [five] cinq alignés
        [captures] captures
        [forbidden] coup interdit
        [unbroken-five] cinq non brisé
        [full-board] plateau plein
       *[no-move] aucun coup légal
    }
explain-engine-line = le moteur donne { $score } à { color-name } et attend { $line }
explain-engine-ranked =
    le moteur donne { $score } à { $move }, numéro { $rank } sur { $count ->
        [one] { $count } candidat
       *[other] { $count } candidats
    }, et attend { $line }
explain-engine-unranked =
    le moteur donne { $score } à { $move }, absent de sa liste de { $count ->
        [one] { $count } candidat
       *[other] { $count } candidats
    }, et attend { $line }
explain-engine-better = { $best } est meilleur, avec { $score } : { $line }

## Rules

rule-freestyle = Libre
rule-freestyle-brief = cinq alignés ou plus gagnent
rule-freestyle-summary = Cinq pierres alignées ou plus gagnent.
rule-freestyle-help = Cinq pierres alignées ou plus gagnent. Rien n’est interdit. Noir a un grand avantage ; une ouverture comme swap2 rend la partie équitable.
rule-standard = Standard
rule-standard-brief = exactement cinq alignés gagnent
rule-standard-summary = Exactement cinq pierres alignées gagnent ; six ou plus ne gagnent pas.
rule-standard-help = Exactement cinq pierres alignées gagnent. Six ou plus sont permises mais ne gagnent pas.
rule-renju = Renju
rule-renju-brief = Noir a des coups interdits
rule-renju-summary = Noir doit aligner exactement cinq pierres et ne peut faire ni double-trois, ni double-quatre, ni alignement long. Blanc est libre.
rule-renju-help =
    Noir gagne avec exactement cinq pierres alignées, Blanc avec cinq ou plus.

    Noir ne peut faire ni double-trois, ni double-quatre, ni alignement long, sauf si la même pierre fait un cinq. Un trois ne compte que s’il peut vraiment devenir un quatre ouvert aux deux bouts.

    Les points interdits sont marqués sur le plateau : 33, 44 et 6. Blanc n’en a aucun.
rule-caro = Caro
rule-caro-brief = un cinq avec un bout libre gagne
rule-caro-summary = Cinq pierres alignées gagnent, sauf si des pierres adverses se trouvent aux deux bouts ; six ou plus gagnent toujours.
rule-caro-help = Cinq pierres alignées gagnent, sauf si des pierres adverses se trouvent aux deux bouts ; le bord ne bloque pas. Six ou plus gagnent dans tous les cas.
rule-caro-standard = Caro, exactement cinq
rule-caro-standard-brief = exactement cinq avec un bout libre
rule-caro-standard-summary = Exactement cinq pierres alignées gagnent, sauf si des pierres adverses se trouvent aux deux bouts.
rule-caro-standard-help = Exactement cinq pierres alignées gagnent, sauf si des pierres adverses se trouvent aux deux bouts ; le bord ne bloque pas.
rule-1337 = Captures 1337
rule-1337-brief = captures et coups interdits
rule-1337-summary = Deux pierres entre deux des vôtres sont capturées. Un cinq qui ne peut être brisé, ou cinq paires, gagnent. Les deux couleurs ont des coups interdits.
rule-1337-help =
    Une pierre qui enferme une rangée d’exactement deux pierres adverses, avec une autre de vos pierres à l’autre bout, capture ces deux pierres. Cinq paires capturées gagnent.

    Exactement cinq pierres alignées gagnent, mais seulement si l’adversaire ne peut pas briser la rangée aussitôt par une capture. Un tel cinq est en suspens pendant un coup.

    Sont interdits aux deux couleurs : le double-trois (sauf s’il capture), le double-quatre, l’alignement long et la paire placée entre deux pierres adverses.
rule-42 = Captures 42
rule-42-brief = captures, pas de double-trois
rule-42-summary = Deux pierres entre deux des vôtres sont capturées. Cinq pierres alignées ou plus qui ne peuvent être brisées, ou cinq paires, gagnent. Seul le double-trois est interdit.
rule-42-help =
    Une pierre qui enferme une rangée d’exactement deux pierres adverses, avec une autre de vos pierres à l’autre bout, capture ces deux pierres. Cinq paires capturées gagnent.

    Cinq pierres alignées ou plus gagnent, mais seulement si l’adversaire ne peut pas briser la rangée aussitôt par une capture. Un tel cinq est en suspens pendant un coup.

    Seul le double-trois est interdit, sauf si la pierre capture. Une paire peut se placer entre deux pierres adverses et y est en sécurité.
forbidden-overline-summary = alignement long : six pierres alignées ou plus
forbidden-double-four-summary = double-quatre : deux quatre à la fois
forbidden-double-three-summary = double-trois : deux trois ouverts à la fois
forbidden-in-capture-summary = en prise : la paire se trouverait entre deux pierres adverses

## Openings

opening-free = Ouverture libre
opening-free-summary = Noir joue où il veut.
opening-swap = Échange
opening-swap-summary = Le premier joueur pose une pierre noire ; le second prend Blanc ou cette pierre.
opening-swap2 = Swap2
opening-swap2-summary = Le premier joueur pose trois pierres ; le second prend Blanc, prend Noir, ou ajoute deux pierres et laisse choisir le premier.
opening-pro = Pro
opening-pro-summary = Noir commence au centre ; sa deuxième pierre est hors du carré central de 5 × 5.
opening-long-pro = Long pro
opening-long-pro-summary = Noir commence au centre ; sa deuxième pierre est hors du carré central de 7 × 7.
opening-rif = RIF
opening-rif-summary = Le premier joueur pose l’une des 26 ouvertures du renju et le second peut échanger ; Blanc joue la quatrième pierre, Noir propose deux cinquièmes coups, Blanc en choisit un.
opening-yamaguchi = Yamaguchi
opening-yamaguchi-summary = Comme RIF, mais qui pose l’ouverture dit aussi combien de cinquièmes coups Noir proposera, de 1 à 12.
opening-soosyrv-8 = Soosyrv-8
opening-soosyrv-8-summary = L’une des 26 ouvertures du renju et un échange ; Blanc joue la quatrième pierre et dit combien de cinquièmes coups Noir proposera, de 1 à 8 ; puis l’autre joueur peut échanger.
opening-taraguchi-10 = Taraguchi-10
opening-taraguchi-10-summary = Chacune des premières pierres se pose dans un carré qui grandit du centre jusqu’à 7 × 7, et l’autre joueur peut échanger après chacune. Après la quatrième, Noir peut aussi proposer dix cinquièmes coups n’importe où.
choice-take-white = Jouer Blanc
choice-take-white-summary = les pierres restent telles quelles
choice-take-black = Jouer Noir
choice-take-black-summary = les pierres restent telles quelles
choice-add-two = Ajouter deux pierres
choice-add-two-summary = une blanche, une noire ; puis l’autre joueur choisit
choice-offer =
    { $count ->
        [one] { $count } cinquième coup
       *[other] { $count } cinquièmes coups
    }
choice-offer-summary =
    { $count ->
        [one] Noir joue le cinquième coup sans laisser de choix à Blanc
       *[other] Noir en proposera { $count }, et Blanc en choisit un
    }
instruction-offer = Proposez le cinquième coup { $number } sur { $count }.
instruction-pick = Choisissez le cinquième coup de Noir : { $points }.
instruction-play-on =
    { $color ->
        [black] Continuez avec Noir.
       *[white] Continuez avec Blanc.
    }
instruction-place =
    { $color ->
        [black] Posez une pierre noire.
       *[white] Posez une pierre blanche.
    }
instruction-place-centre =
    { $color ->
        [black] Posez une pierre noire au centre.
       *[white] Posez une pierre blanche au centre.
    }
instruction-place-inside =
    { $color ->
        [black] Posez une pierre noire dans le carré central de { $side } × { $side }.
       *[white] Posez une pierre blanche dans le carré central de { $side } × { $side }.
    }
instruction-place-outside =
    { $color ->
        [black] Posez une pierre noire hors du carré central de { $side } × { $side }.
       *[white] Posez une pierre blanche hors du carré central de { $side } × { $side }.
    }
instruction-options = Choisissez : { $options }.
instruction-draw = { $who } propose la nulle : acceptez ou refusez.
instruction-undo = { $who } demande à reprendre : autorisez ou refusez.

## Names of openings: renju's 26, and how the second stone stands

opening-name =
    { $name ->
        [kansei] Kansei
        [keigetsu] Keigetsu
        [sosei] Sosei
        [kagetsu] Kagetsu
        [zangetsu] Zangetsu
        [ugetsu] Ugetsu
        [kinsei] Kinsei
        [shogetsu] Shogetsu
        [kyugetsu] Kyugetsu
        [shingetsu] Shingetsu
        [zuisei] Zuisei
        [sangetsu] Sangetsu
        [yusei] Yusei
        [chosei] Chosei
        [kyogetsu] Kyogetsu
        [kosei] Kosei
        [suigetsu] Suigetsu
        [ryusei] Ryusei
        [ungetsu] Ungetsu
        [hogetsu] Hogetsu
        [rangetsu] Rangetsu
        [gingetsu] Gingetsu
        [myojo] Myojo
        [shagetsu] Shagetsu
        [meigetsu] Meigetsu
        [suisei] Suisei
        [direct-opening] Ouverture directe
        [indirect-opening] Ouverture indirecte
        [one-space-opening] Ouverture à un point
        [diagonal-one-space-opening] Ouverture diagonale à un point
        [knights-opening] Ouverture du cavalier
        [large-knights-opening] Ouverture du grand cavalier
       *[two-space-opening] Ouverture à deux points
    }
opening-numbered =
    { opening-name } ({ $group ->
        [direct] directe
       *[indirect] indirecte
    } { $number })

## How a game ended

result-five =
    { $winner ->
        [black] Noir gagne avec { $count } pierres alignées.
       *[white] Blanc gagne avec { $count } pierres alignées.
    }
result-unbroken-five =
    { $winner ->
        [black] Noir gagne avec un cinq que Blanc n’a pas brisé.
       *[white] Blanc gagne avec un cinq que Noir n’a pas brisé.
    }
result-captures =
    { $winner ->
        [black] Noir gagne avec { $pairs } paires capturées.
       *[white] Blanc gagne avec { $pairs } paires capturées.
    }
result-forbidden =
    { $winner ->
        [black] Noir gagne : le coup { $move } de Blanc était interdit.
       *[white] Blanc gagne : le coup { $move } de Noir était interdit.
    }
result-full-board = Partie nulle : le plateau est plein.
result-no-move =
    { $color ->
        [black] Partie nulle : Noir n’a aucun coup légal.
       *[white] Partie nulle : Blanc n’a aucun coup légal.
    }
result-resignation =
    { $winner ->
        [black] Noir gagne par abandon.
        [white] Blanc gagne par abandon.
       *[none] Partie nulle par abandon.
    }
result-time =
    { $winner ->
        [black] Noir gagne au temps.
        [white] Blanc gagne au temps.
       *[none] Partie nulle au temps.
    }
result-agreement =
    { $winner ->
        [black] Noir gagne par accord mutuel.
        [white] Blanc gagne par accord mutuel.
       *[none] Partie nulle par accord mutuel.
    }
result-forfeit =
    { $winner ->
        [black] Noir gagne par forfait.
        [white] Blanc gagne par forfait.
       *[none] Partie nulle par forfait.
    }
result-board =
    { $winner ->
        [black] Noir gagne sur le plateau.
        [white] Blanc gagne sur le plateau.
       *[none] Partie nulle sur le plateau.
    }
result-unknown =
    { $winner ->
        [black] Noir gagne.
        [white] Blanc gagne.
       *[none] Partie nulle.
    }

## The guide for newcomers

guide-goal =
    Deux joueurs, Noir et Blanc, posent à tour de rôle une pierre sur un point du plateau. Noir commence. Les pierres ne bougent pas.

    Le premier qui aligne cinq pierres de sa couleur sans interruption, à l’horizontale, à la verticale ou en diagonale, gagne. Si le plateau est plein, la partie est nulle.
guide-strategy-1 = Connaître les menaces
guide-strategy-1-text =
    Un quatre est à un coup du cinq : il faut y répondre tout de suite. Un quatre ouvert a deux points pour le cinq et ne peut être arrêté.

    Un trois ouvert est à un coup du quatre ouvert : il faut y répondre, ou faire soi-même des quatre.
guide-strategy-2 = Gagner par deux menaces à la fois
guide-strategy-2-text =
    Une pierre qui fait un quatre et un trois ouvert, ou deux trois ouverts, crée deux menaces. La réponse en arrête une, l’autre gagne.

    Cherchez les points où deux de vos rangées se croisent. C’est là que se trouvent ces pierres.
guide-strategy-3 = Ne pas gaspiller les menaces
guide-strategy-3-text = Un quatre qui ne mène à rien ne fait que donner une pierre à l’adversaire. Gardez vos quatre jusqu’à ce qu’ils gagnent, ou gagnent un temps dont vous avez besoin.
guide-strategy-4 = Répondre et y gagner
guide-strategy-4-text = Un trois ouvert a deux ou trois réponses. Choisissez celle qui construit une de vos rangées ou en casse une de l’adversaire.
guide-strategy-5 = Garder les pierres liées
guide-strategy-5-text = Des pierres distantes d’un ou deux points, sur des lignes qui se croisent, travaillent ensemble. Près du bord, les pierres ont moins de rangées.
guide-strategy-6 = Regarder avant chaque coup
guide-strategy-6-text = Puis-je gagner ? Mon adversaire menace-t-il de gagner ? Puis-je menacer jusqu’au gain ? Ensuite seulement : où voulons-nous jouer tous les deux ?
guide-strategy-7 = Quand les pierres se capturent
guide-strategy-7-text = Deux pierres alignées avec un bout libre peuvent être capturées. Construisez avec des trous ou par trois ; vérifiez chaque paire avant de compter dessus.
control-mouse-key = Souris
control-mouse = Pointer pour voir la pierre, cliquer pour la jouer.
control-touch-key = Tactile
control-touch = Touchez un point, puis touchez-le encore ou appuyez sur Jouer. Cela se désactive dans les réglages.
control-tab-key = Tab
control-tab = Va au plateau ; un curseur montre où vous êtes.
control-arrows-key = Flèches
control-arrows = Déplacent le curseur ; avec Maj, de quatre points à la fois.
control-enter-key = Entrée ou Espace
control-enter = Joue à l’endroit du curseur.
control-point-key = h8
control-point = Saisissez un point sur le plateau pour y placer le curseur. Entrée joue.
control-undo-key = Ctrl+Z, Ctrl+Y
control-undo = Défaire et refaire.
control-steps-key = ← →
control-steps = Sans le curseur : reculer et avancer dans les coups.
control-variations-key = ↑ ↓, Début, Fin
control-variations = En analyse : autres variantes, première et dernière position.
control-delete-key = Suppr
control-delete = En analyse : supprime le coup et tout ce qui suit.
control-escape-key = Échap
control-escape = Cache le curseur.

## Drills

drills-title = Exercices
drills-prompt =
    { $color ->
        [black] Noir a joué { $move } { $mark } ici. Trouvez un meilleur coup.
       *[white] Blanc a joué { $move } { $mark } ici. Trouvez un meilleur coup.
    }
drills-due =
    { $count ->
        [one] { $count } exercice à faire aujourd’hui
       *[other] { $count } exercices à faire aujourd’hui
    }
drills-count = { $due } à faire sur { $total }
drills-next = Exercice suivant
drills-all = Tous les exercices
drills-solve =
    { $count ->
        [one] Résoudre { $count } exercice à faire
       *[other] Résoudre les { $count } exercices à faire
    }
drills-next-due = Rien à faire pour l’instant. Prochain exercice : { $when }.
drills-none = Il n’y a pas encore d’exercice. Ouvrez une erreur dans le bilan d’une partie et faites-en un exercice.
drills-entry =
    { $color ->
        [black] Noir { $move } { $mark }
       *[white] Blanc { $move } { $mark }
    }
drills-try = Essayer
drills-move = coup { $number } de votre partie
drills-again = Vous le reverrez { $when }.
drills-in-game = Dans la partie : { $reason }
drills-now = maintenant
drills-in-minutes =
    { $count ->
        [one] dans { $count } minute
       *[other] dans { $count } minutes
    }
drills-in-days =
    { $count ->
        [0] aujourd’hui
        [one] demain
       *[other] dans { $count } jours
    }
review-drill = En faire un exercice
review-drills = Faire des exercices de ces erreurs
review-drills-making = Vérification des solutions…
review-drills-made =
    { $count ->
        [one] { $count } exercice a été créé. Il est prévu pour demain.
       *[other] { $count } exercices ont été créés. Ils sont prévus pour demain.
    }
review-drills-known = Ce sont déjà des exercices.
review-drills-unsure = Une recherche plus profonde n’a pas confirmé ces erreurs.

## Learn: the path of lessons, and verdicts on answers

learn-title = Apprendre
learn-lessons = Leçons
learn-rules = Règles
learn-strategy = Stratégie
learn-controls = Commandes
learn-openings = Ouvertures
learn-game = Le jeu
learn-progress = Étapes résolues : { $solved } sur { $count }.
learn-go-on = Continuer : { $title }
learn-begin = Commencer : { $title }
learn-all-done = Vous avez terminé toutes les leçons.
learn-open-lesson = { $number }. { $title }
learn-lesson-progress = { $solved } sur { $count }
learn-lesson-done = Terminée
learn-step = { $title } : étape { $number } sur { $count }
learn-puzzle = Problème { $number }
learn-steps = Étapes de cette leçon
learn-solved-mark = résolue
learn-all-lessons = Toutes les leçons
learn-next-step = Étape suivante
learn-skip = Passer
lesson-no-win = { $move } ne gagne pas tout de suite. Réessayez.
lesson-no-five = { $move } ne fait pas de cinq. Réessayez.
lesson-makes =
    { $kind ->
        [five] { $move } fait un cinq, mais autre chose est demandé ici.
        [open-four] { $move } fait un quatre ouvert, mais autre chose est demandé ici.
        [double-four] { $move } fait deux quatre, mais autre chose est demandé ici.
        [four-three] { $move } fait un quatre et un trois ouvert, mais autre chose est demandé ici.
        [four] { $move } fait un quatre, mais autre chose est demandé ici.
        [double-three] { $move } fait deux trois ouverts, mais autre chose est demandé ici.
       *[open-three] { $move } fait un trois ouvert, mais autre chose est demandé ici.
    }
lesson-makes-nothing = { $move } ne menace rien. Réessayez.
lesson-left =
    { $color ->
        [black] { $next ->
            [five] { $move } n’arrête pas le quatre de Noir : { $point } fait un cinq.
            [open-four] { $move } n’arrête pas le trois ouvert de Noir : { $point } fait un quatre ouvert.
           *[other] { $move } n’empêche pas ce que Noir menace en { $point }.
        }
       *[white] { $next ->
            [five] { $move } n’arrête pas le quatre de Blanc : { $point } fait un cinq.
            [open-four] { $move } n’arrête pas le trois ouvert de Blanc : { $point } fait un quatre ouvert.
           *[other] { $move } n’empêche pas ce que Blanc menace en { $point }.
        }
    }
lesson-left-five =
    { $color ->
        [black] { $move } ne brise pas le cinq de Noir, qui gagne.
       *[white] { $move } ne brise pas le cinq de Blanc, qui gagne.
    }
lesson-captures =
    { $pairs ->
        [0] { $move } ne capture rien. Réessayez.
        [one] { $move } ne capture qu’une paire. Réessayez.
       *[other] { $move } capture { $pairs } paires. Réessayez.
    }
lesson-forbidden =
    { $reason ->
        [overline] { $move } est interdit : il alignerait six pierres ou plus.
        [double-four] { $move } est interdit : il ferait deux quatre à la fois.
        [double-three] { $move } est interdit : il ferait deux trois ouverts à la fois.
       *[in-capture] { $move } est interdit : la paire se trouverait entre deux pierres adverses.
    }
lesson-allowed = { $move } est permis. Réessayez.
lesson-place = L’ouverture ne permet pas { $move }. Réessayez.
lesson-choice = L’autre camp a les meilleures chances ici. Regardez encore.
lesson-choice-hint = Comptez les pierres groupées au milieu, et voyez qui joue ensuite.
lesson-solution = La réponse est { $answer }.

## Lessons: what each step says. A name in braces is a claim of the step, which tests check.

lessons-five-title = Qu’est-ce qu’un cinq
lessons-five-about = Cinq pierres alignées gagnent, dans toutes les directions.
lessons-five-row-title = Cinq alignés
lessons-five-row-text = Noir a quatre pierres alignées : { $four }. Une pierre de plus à l’un des bouts fait un cinq et gagne. Jouez-la.
lessons-five-row-done = Cinq pierres alignées : Noir gagne. { $ends } convenaient tous les deux.
lessons-five-gap-title = Combler le trou
lessons-five-gap-text = La rangée peut aussi se fermer de l’intérieur. Il manque une pierre à { $four } de Noir. Trouvez-la.
lessons-five-gap-done = Un cinq dans la colonne. Un trou compte autant qu’un bout.
lessons-five-diagonal-title = En diagonale
lessons-five-diagonal-text = Les diagonales comptent aussi, et ce sont les plus faciles à ne pas voir. Blanc occupe { $block }, mais la rangée a un autre bout.
lessons-five-diagonal-done = Un cinq en diagonale.
lessons-five-edge-title = Le long du bord
lessons-five-edge-text = Les pierres { $four } de Noir longent le bord, et Blanc tient { $block }. Reste-t-il de la place pour un cinq ?
lessons-five-edge-done = Oui : la rangée va exactement jusqu’au coin.
lessons-five-six-title = Six comptent aussi
lessons-five-six-text = En règle libre, une rangée plus longue gagne aussi. Reliez les trois et les deux pierres de Noir.
lessons-five-six-done = Six pierres alignées gagnent en règle libre. D’autres règles voient cela autrement.
lessons-five-first-title = Gagner avant de défendre
lessons-five-first-text = Blanc menace de faire un cinq en { $their }. Mais c’est à Noir de jouer. Qu’est-ce qui passe d’abord ?
lessons-five-first-done = Votre propre cinq termine la partie. Il n’y avait plus rien à arrêter.
lessons-fours-title = Les quatre
lessons-fours-about = À un quatre, il manque une pierre pour le cinq. Il force une réponse.
lessons-fours-make-title = Faire un quatre
lessons-fours-make-text = Blanc a fermé en { $block } un bout du trois de Noir. Ajoutez quand même une quatrième pierre, pour qu’une de plus fasse un cinq.
lessons-fours-make-done = Un quatre : Blanc doit répondre tout de suite, ou perdre.
lessons-fours-stop-title = Arrêter un quatre
lessons-fours-stop-text = Blanc a un quatre dans la colonne, et { $block } de Noir en ferme un bout. Prenez l’autre bout tout de suite.
lessons-fours-stop-done = Un quatre ne laisse qu’une réponse. C’était celle-ci.
lessons-fours-inside-title = Un quatre avec un trou
lessons-fours-inside-text = Les pierres { $four } de Blanc sont aussi un quatre, bien qu’elles ne se touchent pas. Où Blanc ferait-il un cinq ?
lessons-fours-inside-done = Seul le trou fait un cinq, donc seul le trou l’arrête.
lessons-fours-open-title = Un quatre ouvert
lessons-fours-open-text = Noir a trois pierres en diagonale avec de la place aux deux bouts. Faites-en un quatre qu’une seule pierre ne peut arrêter.
lessons-fours-open-done = Deux points font maintenant un cinq, et Blanc ne peut en prendre qu’un.
lessons-fours-edge-title = De la place pour grandir
lessons-fours-edge-text = Noir a deux trois. { $short } touche le bord, où un quatre n’a qu’un bout libre. Faites un quatre ouvert avec l’autre.
lessons-fours-edge-done = Un quatre ouvert a besoin d’un point libre de chaque côté.
lessons-fours-oneline-title = Deux quatre sur une ligne
lessons-fours-oneline-text = Une pierre sur cette rangée rend possibles deux cinq différents. Trouvez-la.
lessons-fours-oneline-done = Blanc peut combler un trou. Noir fait un cinq dans l’autre.
lessons-fours-block-title = Un quatre qui bloque
lessons-fours-block-text = Blanc a un trois ouvert : { $three }. Faites un quatre avec la pierre qui le bloque aussi.
lessons-fours-block-done = Blanc doit répondre au quatre, et le trois a disparu.
lessons-threes-title = Les trois ouverts
lessons-threes-about = À un trois ouvert, il manque une pierre pour le quatre ouvert.
lessons-threes-make-title = Faire un trois ouvert
lessons-threes-make-text = Posez une troisième pierre à côté de { $two }, pour que la suivante puisse faire un quatre ouvert.
lessons-threes-make-done = Un trois ouvert. Blanc devrait y répondre maintenant.
lessons-threes-gap-title = Un trois avec un trou
lessons-threes-gap-text = Des pierres séparées peuvent travailler ensemble. Faites de { $two } un trois ouvert.
lessons-threes-gap-done = Un point reste libre à l’intérieur, et le combler fait un quatre ouvert.
lessons-threes-stop-title = Arrêter un trois ouvert
lessons-threes-stop-text = { $three } de Blanc est un trois ouvert. Sans réponse, il devient un quatre ouvert aux deux bouts. Trouvez une réponse.
lessons-threes-stop-done = Le trois n’est plus ouvert.
lessons-threes-gain-title = Répondre et y gagner
lessons-threes-gain-text = { $three } de Blanc est un trois ouvert avec un trou. Parmi toutes les réponses, une fait aussi un trois ouvert pour Noir.
lessons-threes-gain-done = Défendre et attaquer avec une seule pierre : c’est ainsi que l’avantage change de camp.
lessons-threes-which-title = Tous les trois ne sont pas ouverts
lessons-threes-which-text = Blanc a deux trois. { $closed } est fermé par { $block } et peut attendre. Répondez à l’autre.
lessons-threes-which-done = Juste. Un trois fermé ne fait qu’un quatre, et un quatre a une réponse.
lessons-threes-end-title = Le bon bout
lessons-threes-end-text = Noir peut prolonger ce trois. { $stone } de Blanc est proche, si bien qu’un bout ne fait qu’un simple quatre. Choisissez l’autre.
lessons-threes-end-done = Il y a de la place des deux côtés de ce quatre.
lessons-threes-faster-title = Quel trois est le plus rapide
lessons-threes-faster-text = Les deux camps ont un trois ouvert, et c’est à Noir de jouer. Ne défendez pas.
lessons-threes-faster-done = Blanc peut maintenant faire un quatre, mais Noir fait un cinq d’abord.
lessons-double-title = Deux menaces à la fois
lessons-double-about = L’adversaire peut répondre à une menace, mais pas à deux.
lessons-double-fourthree-title = Un quatre et un trois
lessons-double-fourthree-text = Une pierre peut faire à la fois un quatre et un trois ouvert. Blanc arrête le quatre, et le trois continue. Trouvez cette pierre.
lessons-double-fourthree-done = Le quatre-trois est la façon la plus courante de gagner.
lessons-double-twofours-title = Deux quatre
lessons-double-twofours-text = Noir a un trois fermé dans une rangée et un autre dans une colonne. Où se rencontrent-ils ?
lessons-double-twofours-done = Deux quatre, deux points pour le cinq : Blanc ne peut pas prendre les deux.
lessons-double-twothrees-title = Deux trois
lessons-double-twothrees-text = Deux paires de Noir visent un même point. Une pierre à cet endroit fait deux trois ouverts.
lessons-double-twothrees-done = Blanc peut arrêter un trois. L’autre devient un quatre ouvert.
lessons-double-hidden-title = Tous deux avec un trou
lessons-double-hidden-text = Les rangées à trous se voient moins bien. Trouvez la pierre qui fait un quatre avec un trou et un trois avec un trou.
lessons-double-hidden-done = Rien ne se touche, et cela gagne quand même.
lessons-double-race-title = Trop lent
lessons-double-race-text = Blanc a un trois ouvert : { $three }. Deux trois ouverts en { $slow } viendraient trop tard, car Blanc fait un quatre d’abord. Trouvez une double menace qui contient un quatre.
lessons-double-race-done = Le quatre force la main à Blanc, qui n’a jamais le temps d’utiliser son trois.
lessons-double-answer-title = Regarder la réponse
lessons-double-answer-text = { $tempting } fait un quatre-trois, mais la réponse de Blanc en { $block } ferait un quatre ouvert. Trouvez le quatre-trois dont la réponse ne donne rien à Blanc.
lessons-double-answer-done = Le même quatre par son autre bout : la réponse de Blanc n’aide plus personne, et le trois blanc est bloqué aussi.
lessons-defend-title = Défendre
lessons-defend-about = Arrêtez la menace avant qu’elle n’existe, et choisissez le bon côté.
lessons-defend-crossing-title = Prendre le croisement
lessons-defend-crossing-text = Blanc ne menace pas encore de gagner. Mais un point lui donnerait deux trois ouverts. Empêchez-le.
lessons-defend-crossing-done = Qui prend le point où deux rangées se croisent les tient toutes les deux.
lessons-defend-fourthree-title = Avant le quatre-trois
lessons-defend-fourthree-text = { $three } de Blanc est fermé et ne demande pas de réponse à lui seul. Mais avec { $pair }, il fait un quatre-trois. Empêchez-le.
lessons-defend-fourthree-done = Regardez où les rangées de l’adversaire se rencontrent avant d’attaquer.
lessons-defend-side-title = D’un seul côté
lessons-defend-side-text = { $stone } de Blanc est à droite du trois de Noir. Cela ne suffit pas, et un seul coup tient.
lessons-defend-side-done = Il est prouvé que tout autre coup perd : Noir fait un quatre ouvert en { $gain }, ou gagne par d’autres menaces.
lessons-defend-more-title = Deux tâches pour une pierre
lessons-defend-more-text = Noir a un trois ouvert et pourrait aussi faire un double-trois en { $second }. Blanc a le temps pour un coup.
lessons-defend-more-done = Bloquer de ce côté était le seul coup qui ne perd pas.
lessons-defend-gap-title = Dans le trou
lessons-defend-gap-text = { $three } de Blanc peut être bloqué à trois endroits. Deux d’entre eux perdent. Regardez aussi le point { $second }.
lessons-defend-gap-done = Le trou est en général le meilleur endroit : il ne reste rien de la rangée.
lessons-vcf-title = Gagner par les quatre
lessons-vcf-about = Une suite de quatre ne laisse aucun choix à l’adversaire, jusqu’au dernier, qui gagne.
lessons-vcf-first-title = D’abord un quatre
lessons-vcf-first-text = Blanc a un trois ouvert : Noir doit donc gagner uniquement par des quatre. { $cross } ne ferait que deux trois ouverts, ce qui est trop lent. Quel quatre en fait un quatre-trois ?
lessons-vcf-first-done = Le quatre en { $start } a ajouté une pierre à la colonne, si bien que { $cross } est devenu un quatre-trois.
lessons-vcf-stone-title = La pierre qui reste
lessons-vcf-stone-text = Blanc menace un quatre-trois en { $danger }. Noir joue d’abord : un quatre avec un trou laisse une pierre dont le quatre suivant a besoin.
lessons-vcf-stone-done = La pierre en { $start } a servi dans les deux quatre.
lessons-vcf-two-title = Deux fois sur une ligne
lessons-vcf-two-text = Noir peut faire deux quatre dans la même colonne, l’un après l’autre. Trouvez l’ordre qui finit en quatre-trois.
lessons-vcf-two-done = Deux quatre dans la colonne, puis le quatre-trois en { $end } : Blanc n’a jamais eu de coup libre.
lessons-vcf-white-title = À Blanc de gagner
lessons-vcf-white-text = Noir a un trois ouvert : { $three }. Blanc ne l’arrête pas, mais gagne en { $n } coups, tous des quatre jusqu’au dernier.
lessons-vcf-white-done = Chaque quatre est venu un coup avant le quatre ouvert de Noir.
lessons-vcf-guard-title = Un quatre au bon endroit
lessons-vcf-guard-text = Noir menace un quatre-trois en { $danger } et a de plus un trois ouvert. Blanc a besoin d’un quatre qui écarte le premier et prépare le sien.
lessons-vcf-guard-done = Le quatre a bloqué la double menace de Noir, et la suivante était celle de Blanc.
lessons-vct-title = Les trois s’y mettent
lessons-vct-about = Les trois ouverts forcent aussi, mais avec plus d’une réponse.
lessons-vct-three-title = D’abord un trois
lessons-vct-three-text = Personne ne menace rien. Un trois ouvert donne à Noir la pierre dont deux autres trois ont besoin.
lessons-vct-three-done = Blanc a dû répondre au trois. Puis { $then } en a fait deux autres à la fois.
lessons-vct-mixed-title = Un trois, un quatre, deux trois
lessons-vct-mixed-text = Commencez par un trois ouvert. Un quatre vient au milieu, et un double-trois à la fin.
lessons-vct-mixed-done = Le quatre n’a été dépensé que lorsqu’il gagnait un temps.
lessons-vct-four-title = Un quatre pour commencer
lessons-vct-four-text = Quatre pierres de Noir, et pas encore de trois. Le gain prend { $n } coups et commence par un quatre.
lessons-vct-four-done = Le quatre a été joué d’abord parce que sa pierre sert à chacun des trois qui suivent.
lessons-standard-title = Exactement cinq
lessons-standard-about = Au Gomoku standard, six pierres alignées ou plus ne gagnent pas.
lessons-standard-five-title = Cinq, pas six
lessons-standard-five-text = Un bout de la rangée de Noir fait cinq, l’autre six. Jouez le cinq.
lessons-standard-five-done = Exactement cinq. En { $six }, la rangée aurait été trop longue.
lessons-standard-harmless-title = Où est le cinq
lessons-standard-harmless-text = Blanc peut compléter cette rangée en deux points, mais un seul fait exactement cinq. Prenez celui-là.
lessons-standard-harmless-done = Juste. En { $six }, Blanc aurait fait six, ce qui ne gagne rien.
lessons-standard-gap-title = Un trou qui peut attendre
lessons-standard-gap-text = La rangée { $row } de Blanc semble dangereuse, mais combler son trou fait six. Il faut répondre à autre chose.
lessons-standard-gap-done = La menace était le trois ouvert. La longue rangée est inoffensive.
lessons-standard-own-title = Votre propre pierre gêne
lessons-standard-own-text = { $stone } de Noir gâche un bout : en { $wrong }, le quatre ne pourrait devenir un cinq que d’un côté. Faites un vrai quatre ouvert.
lessons-standard-own-done = Ici, le cinq est possible aux deux bouts.
lessons-standard-threats-title = Blanc attaque
lessons-standard-threats-text = Exactement cinq : cela ne change rien à la façon d’attaquer. Blanc gagne en { $n } coups, d’abord trois trois ouverts, puis deux à la fois.
lessons-standard-threats-done = Le double-trois en { $end } a décidé.
lessons-renju-title = Points interdits
lessons-renju-about = Au renju, Noir ne peut pas faire d’une seule pierre deux trois ouverts, deux quatre ou six alignés.
lessons-renju-33-title = Le double-trois
lessons-renju-33-text = Noir ne peut pas faire deux trois ouverts avec une seule pierre. Désignez le point interdit.
lessons-renju-33-done = En { $pt }, une rangée et une colonne deviendraient toutes deux des trois ouverts.
lessons-renju-44-title = Le double-quatre
lessons-renju-44-text = Deux quatre avec une seule pierre sont interdits aussi. Désignez le point.
lessons-renju-44-done = En { $pt }, une diagonale et une colonne seraient toutes deux des quatre.
lessons-renju-6-title = L’alignement long
lessons-renju-6-text = Six pierres alignées sont interdites à Noir. Désignez le point.
lessons-renju-6-done = En { $pt }, trois et deux pierres se rejoindraient pour en faire six : interdit, et pas de gain.
lessons-renju-straight-title = Deux quatre sur une ligne
lessons-renju-straight-text = Deux quatre peuvent partager une ligne et même une pierre. Désignez le point où une pierre noire ferait les deux.
lessons-renju-straight-done = Une pierre, deux quatre avec des trous différents : interdit à Noir.
lessons-renju-43-title = Ce qui reste à Noir
lessons-renju-43-text = Un quatre et un trois ouvert ensemble sont permis. C’est ainsi que Noir gagne au renju. Trouvez la pierre.
lessons-renju-43-done = Un quatre-trois n’est jamais interdit par lui-même.
lessons-renju-five-title = Le cinq passe d’abord
lessons-renju-five-text = La même pierre ferait six dans la colonne { $column }. Mais une pierre qui fait un cinq n’est jamais interdite. Trouvez-la.
lessons-renju-five-done = Cinq pierres alignées passent avant tout le reste.
lessons-renju-end-title = Le bout permis
lessons-renju-end-text = Blanc a un trois ouvert : { $three }. Bloquer en { $foul } ferait un double-trois. Bloquez à l’autre bout, en faisant vous-même un trois ouvert.
lessons-renju-end-done = Noir a répondu et gardé l’initiative, sans coup interdit.
lessons-renju-line-title = Contourner le point interdit
lessons-renju-line-text = Noir gagne en { $n } coups, mais pas par { $foul }, qui est interdit pour l’instant. Trouvez le trois qui mène à un quatre-trois.
lessons-renju-line-done = Le quatre-trois en { $end } était permis, car une seule de ses menaces est un trois.
lessons-renju-white-title = Le renju côté Blanc
lessons-renju-white-about = Blanc n’a pas de points interdits, et peut exploiter ceux de Noir.
lessons-renju-white-six-title = Blanc est libre
lessons-renju-white-six-text = Ce qui est interdit à Noir fait gagner Blanc. Jouez la pierre gagnante.
lessons-renju-white-six-done = Six pierres alignées font gagner Blanc.
lessons-renju-white-trap33-title = Un blocage interdit
lessons-renju-white-trap33-text = Faites un quatre que Noir n’a pas le droit de bloquer.
lessons-renju-white-trap33-done = Noir devrait jouer { $block }, mais c’est un double-trois. Blanc y fait un cinq.
lessons-renju-white-trap6-title = Les propres pierres de Noir
lessons-renju-white-trap6-text = Noir a des pierres des deux côtés de { $gap } dans la colonne. Servez-vous-en pour un quatre avec un trou.
lessons-renju-white-trap6-done = Combler le trou donnerait à Noir six pierres alignées, ce qui est interdit.
lessons-renju-white-trap44-title = Où deux quatre se croiseraient
lessons-renju-white-trap44-text = Noir a un trois fermé dans une colonne et un autre en diagonale. Ils se croisent en un point que Noir ne peut pas jouer. Profitez-en.
lessons-renju-white-trap44-done = Le seul blocage, en { $block }, est un double-quatre. Blanc y fait un cinq.
lessons-renju-white-line-title = Un long chemin vers un piège
lessons-renju-white-line-text = Blanc gagne en { $n } coups. Sans les points interdits de Noir, cette attaque ne suffirait pas.
lessons-renju-white-line-done = À la fin, Noir avait besoin d’un point qui était interdit.
lessons-caro-title = La règle caro
lessons-caro-about = Cinq entre deux pierres adverses ne gagnent pas ; six gagnent toujours.
lessons-caro-blocked-title = Un cinq bloqué
lessons-caro-blocked-text = Noir a deux rangées de quatre. Un cinq en { $no } se trouverait entre deux pierres blanches et ne gagnerait rien. Jouez l’autre.
lessons-caro-blocked-done = Ce cinq a un bout libre, et gagne.
lessons-caro-six-title = Six gagnent quand même
lessons-caro-six-text = Blanc tient les deux bouts, { $ends }. Mais une rangée de six gagne toujours. Jouez la pierre.
lessons-caro-six-done = Six pierres alignées gagnent, bloquées ou non.
lessons-caro-outside-title = Bloquer de l’extérieur
lessons-caro-outside-text = Le quatre de Noir est fermé en { $end }. Il y a deux façons de l’arrêter, et l’une ne touche pas la rangée. Essayez celle-là.
lessons-caro-outside-done = Après une pierre en { $far }, le cinq se trouverait entre deux pierres blanches. { $near } l’arrête aussi.
lessons-caro-edge-title = Le bord ne bloque rien
lessons-caro-edge-text = Blanc tient { $end }, et la rangée finit dans le coin. Compte-t-elle comme bloquée ?
lessons-caro-edge-done = Non : seules les pierres bloquent. Le bord, non.
lessons-caro-room-title = De la place pour un quatre ouvert
lessons-caro-room-text = { $stone } de Blanc est à deux pas du trois inférieur. Blanc pourrait-il y arrêter un quatre avec une seule pierre ? Utilisez le trois qui a de la place.
lessons-caro-room-done = Aucun des deux bouts de ce quatre ne peut être gâché.
lessons-caro-threats-title = Gagner par les trois en caro
lessons-caro-threats-text = Blanc gagne en { $n } coups, en commençant par un trois ouvert.
lessons-caro-threats-done = Le double-trois en { $end } était de trop pour Noir.
lessons-caro-standard-title = Caro, exactement cinq
lessons-caro-standard-about = Exactement cinq, et pas entre deux pierres adverses.
lessons-caro-standard-both-title = Trois rangées, un cinq
lessons-caro-standard-both-text = En { $blocked }, le cinq de Noir serait bloqué aux deux bouts ; en { $six }, la rangée serait trop longue. La troisième rangée est la bonne.
lessons-caro-standard-both-done = Exactement cinq, avec un bout libre.
lessons-caro-standard-quiet-title = Un quatre qui ne menace rien
lessons-caro-standard-quiet-text = Blanc a quatre pierres alignées, mais Noir tient { $ends } : un cinq n’y compterait pas. Répondez à ce qui menace vraiment.
lessons-caro-standard-quiet-done = Le danger était le trois. Le quatre n’en était pas un.
lessons-caro-standard-threats-title = Un trois, un quatre et deux trois
lessons-caro-standard-threats-text = Blanc gagne en { $n } coups : un trois ouvert, un quatre avec les mêmes pierres, puis deux trois ouverts à la fois.
lessons-caro-standard-threats-done = Le quatre n’a rien coûté, car sa pierre servait à la fin.
lessons-captures-title = Les captures
lessons-captures-about = Deux pierres entre deux pierres adverses sont retirées du plateau.
lessons-captures-pair-title = Capturer une paire
lessons-captures-pair-text = { $pair } touchent une pierre noire. Fermez la rangée de l’autre côté, et elles sont capturées.
lessons-captures-pair-done = Une paire est capturée : toujours exactement deux pierres.
lessons-captures-two-title = Deux paires à la fois
lessons-captures-two-text = Une pierre peut fermer deux rangées. Trouvez celle qui en capture quatre.
lessons-captures-two-done = Deux paires avec une seule pierre.
lessons-captures-five-title = Cinq paires gagnent
lessons-captures-five-text = Noir a capturé quatre paires. Une de plus gagne la partie.
lessons-captures-five-done = Cinq paires : Noir gagne sans alignement.
lessons-captures-save-title = Sauver une paire
lessons-captures-save-text = Blanc peut capturer { $pair } en jouant { $by }. Empêchez-le.
lessons-captures-save-done = Trois pierres alignées ne peuvent pas être capturées.
lessons-captures-incapture-title = En prise
lessons-captures-incapture-text = Une pierre ne peut pas compléter une paire qui se trouverait alors entre deux pierres adverses. Désignez le point interdit à Noir.
lessons-captures-incapture-done = En { $pt }, la paire serait en prise.
lessons-captures-free33-title = Une capture lève l’interdiction
lessons-captures-free33-text = Deux trois ouverts avec une seule pierre sont interdits ici, sauf si la pierre capture. Trouvez celle qui fait les deux.
lessons-captures-free33-done = Elle a capturé { $pair }, ses deux trois étaient donc permis.
lessons-captures-pending-title = Un cinq qui peut être brisé
lessons-captures-pending-text = Alignez cinq pierres. Blanc peut encore capturer { $pair } : le cinq ne gagne que si Blanc ne le fait pas.
lessons-captures-pending-done = Le cinq est en suspens : Blanc a un coup pour le briser.
lessons-captures-break-title = Briser un cinq
lessons-captures-break-text = Noir a cinq pierres alignées : { $five }. Capturer une seule d’entre elles ne suffirait pas, car Noir pourrait combler le trou. Trouvez la pierre qui en prend deux.
lessons-captures-break-done = Les deux bouts ont disparu, et le cinq avec eux.
lessons-captures-line-title = Capturer en menaçant
lessons-captures-line-text = Noir peut capturer { $pair } avec une pierre qui fait aussi un quatre ouvert. Trouvez-la.
lessons-captures-line-done = Une paire gagnée, et Blanc n’a pas le temps d’arrêter la rangée.
lessons-captures42-title = Les captures dans la règle 42
lessons-captures42-about = Les mêmes captures, mais seul le double-trois est interdit.
lessons-captures42-between-title = Entre deux pierres
lessons-captures42-between-text = La pierre gagnante forme une paire entre { $ends }. Dans cette règle, c’est permis, et la paire y est en sécurité.
lessons-captures42-between-done = Un cinq dans la colonne. Se placer entre deux pierres adverses n’est pas une capture.
lessons-captures42-six-title = Ici, six gagnent
lessons-captures42-six-text = Captures 1337 interdit six pierres alignées. Cette règle les laisse gagner. Trouvez la pierre en diagonale.
lessons-captures42-six-done = Six pierres alignées gagnent dans cette règle.
lessons-captures42-open-title = Capturer la pierre qui bloque
lessons-captures42-open-text = { $block } de Blanc ferme le trois de Noir. Deux pierres blanches peuvent être prises, et celle-là en fait partie.
lessons-captures42-open-done = { $three } est de nouveau un trois ouvert, et Blanc a deux pierres de moins.
lessons-captures42-both-title = Interdit à Blanc aussi
lessons-captures42-both-text = Dans les règles à captures, le double-trois est interdit aux deux couleurs. Désignez le point où Blanc ne peut pas jouer.
lessons-captures42-both-done = En { $pt }, Blanc aurait deux trois ouverts et ne capturerait rien.
lessons-swap2-title = Échange et swap2
lessons-swap2-about = Le premier coup de Noir est un avantage. Les ouvertures le partagent.
lessons-swap2-centre-title = Une pierre au centre
lessons-swap2-centre-text = Votre adversaire a posé la première pierre noire au milieu du plateau. Vous pouvez la prendre, ou jouer Blanc. Choisissez.
lessons-swap2-centre-done = Noir au centre, avec Blanc au trait, est encore nettement mieux.
lessons-swap2-far-title = Une pierre blanche au loin
lessons-swap2-far-text = Swap2 : votre adversaire a posé trois pierres. La blanche est dans le coin. Quel camp prenez-vous ?
lessons-swap2-far-done = Une pierre dans le coin ne défend pas : Noir est pratiquement gagnant.
lessons-swap2-corner-title = Une pierre noire au loin
lessons-swap2-corner-text = Cette fois, une pierre noire est dans le coin, et c’est à Blanc de jouer. Quel camp prenez-vous ?
lessons-swap2-corner-done = Une pierre chacun au milieu, et Blanc joue ensuite : Blanc est mieux.
lessons-swap2-added-title = Après deux pierres de plus
lessons-swap2-added-text = Vous avez ouvert avec trois pierres, et votre adversaire en a ajouté deux. C’est à Blanc de jouer. À vous de choisir.
lessons-swap2-added-done = Les deux pierres de Noir au bord sont hors du jeu.
lessons-swap2-pro-title = L’ouverture pro
lessons-swap2-pro-text = Une autre façon d’affaiblir le premier coup : la deuxième pierre de Noir doit être hors du carré central de cinq points sur cinq. Posez-la.
lessons-swap2-pro-done = Tout point hors de ce carré est permis.
lessons-swap2-longpro-title = L’ouverture long pro
lessons-swap2-longpro-text = La même chose avec un carré plus grand : sept points sur sept. Posez la deuxième pierre de Noir.
lessons-swap2-longpro-done = Les deux pierres de Noir sont trop éloignées pour travailler ensemble tout de suite.
lessons-attack-title = Comment attaquer
lessons-attack-about = Gagnez des temps, gardez des quatre en réserve, et voyez la fin avant de commencer.
lessons-attack-gather-title = Rassembler les pierres
lessons-attack-gather-text = Les pierres de Noir sont dispersées, mais les lignes qui les relient se croisent. Ici, chaque coup doit menacer quelque chose. Gagnez en { $n } coups.
lessons-attack-gather-done = Chaque trois a amené une pierre vers { $end }, où deux rangées se rencontraient.
lessons-attack-reserve-title = Garder un quatre en réserve
lessons-attack-reserve-text = Noir gagne en { $n } coups. Commencez par des trois ; un quatre ne vient que peu avant la fin.
lessons-attack-reserve-done = Le quatre en { $four } a été joué quand sa réponse aidait Noir, et pas avant.
lessons-attack-order-title = Le bon ordre
lessons-attack-order-text = Il y a plus d’un trois à jouer. Un seul gagne quand il est joué en premier.
lessons-attack-order-done = Trois trois, puis deux à la fois : dans un autre ordre, Blanc obtient un coup libre.
lessons-attack-white-title = Blanc prend la main
lessons-attack-white-text = C’est à Blanc de jouer, et Noir n’a pas construit de trois. Faites-en un, puis deux à la fois.
lessons-attack-white-done = Qui crée la première menace utile garde la main.
lessons-attack-end-title = Voir la fin avant de commencer
lessons-attack-end-text = Comptez avant de jouer : l’attaque prend { $n } coups et finit par un quatre-trois.
lessons-attack-end-done = Trois trois ont mené au quatre-trois en { $end }. Connaître le dernier coup a rendu le premier facile.
