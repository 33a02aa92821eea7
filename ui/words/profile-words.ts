import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Interest } from '../../domain/profile/interests.ts'
import type { Degree, Level } from '../../domain/profile/levels.ts'

export const levelNames = {
  cp: msg`CP`,
  ce1: msg`CE1`,
  ce2: msg`CE2`,
  cm1: msg`CM1`,
  cm2: msg`CM2`,
  '6ème': msg`6e`,
  '5ème': msg`5e`,
  '4ème': msg`4e`,
  '3ème': msg`3e`,
  seconde: msg`Seconde`,
  première: msg`Première`,
  terminale: msg`Terminale`,
  sup: msg`Études supérieures`,
} satisfies Record<Level, MessageDescriptor>

export const degreeNames = {
  'bac-general': msg`Bac général`,
  'bac-technologique': msg`Bac technologique`,
  'bac-professionnel': msg`Bac professionnel`,
  bts: msg`BTS`,
  but: msg`BUT`,
  licence: msg`Licence`,
  cpge: msg`Classe préparatoire`,
  master: msg`Master`,
  'autre-diplome': msg`Autre diplôme`,
} satisfies Record<Degree, MessageDescriptor>

export const interestNames = {
  mathematiques: msg`Mathématiques`,
  francais: msg`Français`,
  'histoire-geographie': msg`Histoire-géographie`,
  'physique-chimie': msg`Physique-chimie`,
  svt: msg`Sciences de la vie et de la Terre`,
  langues: msg`Langues vivantes`,
  ses: msg`Sciences économiques et sociales`,
  philosophie: msg`Philosophie`,
  numerique: msg`Numérique et informatique`,
  arts: msg`Arts et musique`,
  methode: msg`Apprendre à m’organiser`,
  brevet: msg`Réussir le Brevet`,
  bac: msg`Réussir le Bac`,
  parcoursup: msg`Choisir mes études avec Parcoursup`,
  'tests-de-langues': msg`Passer un test de langue`,
  concours: msg`Préparer un concours`,
} satisfies Record<Interest, MessageDescriptor>
