import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Level, Subject } from '../../domain/content/front-matter.ts'

export const levelNames = {
  cp: msg`CP`,
  ce1: msg`CE1`,
  ce2: msg`CE2`,
  cm1: msg`CM1`,
  cm2: msg`CM2`,
  sixieme: msg`6e`,
  cinquieme: msg`5e`,
  quatrieme: msg`4e`,
  troisieme: msg`3e`,
  seconde: msg`Seconde`,
  premiere: msg`Première`,
  terminale: msg`Terminale`,
  superieur: msg`Études supérieures`,
} satisfies Record<Level, MessageDescriptor>

export const subjectNames = {
  mathematics: msg`Mathématiques`,
  french: msg`Français`,
  'history-geography': msg`Histoire-géographie`,
  sciences: msg`Sciences`,
  english: msg`Anglais`,
  philosophy: msg`Philosophie`,
} satisfies Record<Subject, MessageDescriptor>
