import { atom } from 'nanostores'
import { allowedInTheDomain } from '../../domain/allowed.ts'

export const allowedInTheApplication = { atom, allowedInTheDomain }
