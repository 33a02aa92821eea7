import { atom } from 'nanostores'

export const state = atom(0)
