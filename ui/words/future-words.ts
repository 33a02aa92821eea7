import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClassEvent, ClassExam } from '../../domain/profile/class-plan.ts'
import type { SubjectInterest } from '../../domain/profile/interests.ts'
import type { OrientationTask } from '../../domain/profile/orientation-tasks.ts'

/** The exam of a class: its name, when it takes place, and where it is explained. */
export const examWords = {
  brevet: { title: msg`Le Brevet`, text: msg`Les épreuves écrites ont lieu en juin, l’oral entre avril et juin. Le contrôle continu compte aussi.`, to: '/brevet', link: msg`Préparer le Brevet` },
  'anticipated-exams': {
    title: msg`Les épreuves anticipées du Bac`,
    text: msg`L’écrit de français a lieu en juin et l’oral dans les semaines qui suivent. En voie générale et technologique, une épreuve de mathématiques s’y ajoute.`,
    to: '/bac',
    link: msg`Préparer le Bac`,
  },
  bac: { title: msg`Le Bac`, text: msg`Les épreuves terminales ont lieu en juin, et les résultats sont publiés début juillet.`, to: '/bac', link: msg`Préparer le Bac` },
} satisfies Record<ClassExam, { title: MessageDescriptor; text: MessageDescriptor; to: string; link: MessageDescriptor }>

export const eventWords = {
  'new-year': msg`La rentrée des classes`,
  'national-assessments': msg`Les évaluations nationales de français et de mathématiques`,
  'college-enrolment': msg`L’inscription au collège : le dossier est remis par l’école`,
  'jobs-discovery': msg`La découverte des métiers, avec le collège`,
  'placement-3eme': msg`La séquence d’observation d’une semaine en entreprise`,
  'lycee-intentions': msg`Les intentions d’orientation, et l’avis du conseil de classe`,
  'lycee-final-wishes': msg`Les vœux définitifs pour le lycée`,
  'lycee-placement-results': msg`Les résultats de l’affectation, puis l’inscription au lycée`,
  'brevet-oral': msg`L’oral du Brevet`,
  brevet: msg`Les épreuves écrites du Brevet`,
  'brevet-results': msg`Les résultats du Brevet`,
  'speciality-intentions': msg`Les intentions d’orientation : voie, série, spécialités`,
  'speciality-final-choice': msg`Le choix définitif pour la première`,
  'placement-seconde': msg`En voie générale et technologique, deux semaines d’observation en milieu professionnel`,
  'two-specialities': msg`En voie générale, le choix des deux spécialités gardées en terminale`,
  'anticipated-written': msg`Les épreuves anticipées écrites`,
  'anticipated-oral': msg`L’oral de français`,
  'parcoursup-opens': msg`Les formations se découvrent sur le site de Parcoursup`,
  'parcoursup-wishes': msg`L’inscription et les vœux sur Parcoursup`,
  'parcoursup-confirmation': msg`La fin des dossiers et la confirmation des vœux`,
  'parcoursup-offers': msg`Les réponses des formations, et les vôtres`,
  'parcoursup-complementary': msg`La phase complémentaire de Parcoursup`,
  grant: msg`La demande de bourse et de logement auprès du Crous`,
  'bac-written': msg`Les épreuves écrites du Bac`,
  'bac-oral': msg`Le Grand oral, ou l’oral de projet en voie professionnelle`,
  'bac-results': msg`Les résultats du Bac, puis le second groupe d’épreuves`,
  'winter-exams': msg`Les examens du premier semestre`,
  'master-applications': msg`Les candidatures en master`,
  'spring-exams': msg`Les examens du second semestre`,
  retakes: msg`Les sessions de rattrapage`,
} satisfies Record<ClassEvent, MessageDescriptor>

export const taskWords = {
  'visit-college': msg`Visiter le collège avec la classe ou lors des portes ouvertes`,
  'discover-jobs': msg`Interroger trois adultes sur leur métier`,
  'talk-about-wishes': msg`Parler de mes envies avec le professeur principal ou un psychologue de l’Éducation nationale`,
  'work-placement-3eme': msg`Trouver mon stage d’observation et signer la convention`,
  'visit-lycees': msg`Aller aux portes ouvertes d’au moins deux lycées`,
  'rank-lycee-wishes': msg`Classer mes vœux pour la seconde`,
  'enrol-lycee': msg`M’inscrire au lycée après l’affectation`,
  'choose-specialities': msg`Choisir mes spécialités ou ma série pour la première`,
  'work-placement-seconde': msg`Trouver où faire mes deux semaines d’observation`,
  'keep-two-specialities': msg`Choisir les deux spécialités que je garde`,
  'prepare-anticipated-exams': msg`Faire un programme de révision pour les épreuves anticipées`,
  'visit-open-days': msg`Aller à un salon ou à des portes ouvertes`,
  'explore-parcoursup': msg`Lire les fiches de cinq formations sur Parcoursup`,
  'open-parcoursup-file': msg`Ouvrir mon dossier Parcoursup et saisir mes vœux`,
  'write-motivation': msg`Rédiger mes projets de formation motivés`,
  'confirm-parcoursup-wishes': msg`Compléter mon dossier et confirmer chaque vœu`,
  'ask-for-grant': msg`Faire ma demande de bourse et de logement`,
  'answer-parcoursup-offers': msg`Répondre à chaque proposition avant la date indiquée`,
  'enrol-higher-education': msg`M’inscrire dans mon établissement, après les résultats`,
  'write-cv': msg`Écrire mon CV et le faire relire`,
  'find-internship': msg`Chercher un stage ou une alternance`,
  'choose-next-studies': msg`Comparer trois poursuites d’études`,
  'apply-next-studies': msg`Déposer mes candidatures`,
} satisfies Record<OrientationTask, MessageDescriptor>

/** Studies that a subject leads to, after the bac. */
export const routeWords = {
  mathematiques: msg`Licence de mathématiques, classes préparatoires scientifiques, écoles d’ingénieurs, BUT Science des données`,
  francais: msg`Licence de lettres, classes préparatoires littéraires, BUT Information-communication, métiers du livre`,
  'histoire-geographie': msg`Licence d’histoire ou de géographie, droit, science politique, métiers du patrimoine et du tourisme`,
  'physique-chimie': msg`Licence de physique ou de chimie, classes préparatoires scientifiques, BUT Mesures physiques ou Chimie`,
  svt: msg`Études de santé, licence de sciences de la vie, BUT Génie biologique, écoles vétérinaires et d’agronomie`,
  langues: msg`Licence de langues (LLCER ou LEA), BTS Tourisme, écoles de traduction, commerce international`,
  ses: msg`Licence d’économie-gestion, droit, instituts d’études politiques, classes préparatoires économiques, BUT GEA`,
  philosophie: msg`Licence de philosophie, classes préparatoires littéraires, droit, sciences humaines`,
  numerique: msg`Licence d’informatique, BUT Informatique, BTS SIO ou CIEL, écoles d’ingénieurs`,
  arts: msg`DN MADE, écoles d’art et d’architecture, licence d’arts plastiques ou de musicologie, conservatoires`,
} satisfies Record<SubjectInterest, MessageDescriptor>
