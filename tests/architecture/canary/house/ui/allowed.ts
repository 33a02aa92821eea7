import { createElement } from 'react'
import { allowedInTheApplication } from '../application/web/allowed.ts'
import type { Left } from '../domain/circle-left.ts'

export const allowedInTheInterface = { createElement, allowedInTheApplication }
export type LeftOnScreen = Left
