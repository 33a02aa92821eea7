import * as v from 'valibot'
import { type SandboxChoice, sandboxChoiceSchema } from '../ports/sandbox-gateway.ts'

/** Reads the form of the sandbox's payment page; null when nothing sensible was chosen. */
export const parseSandboxChoice = (form: Readonly<Record<string, string>>): SandboxChoice | null => {
  const read = v.safeParse(sandboxChoiceSchema, { ...form, copies: Number(form['copies'] ?? Number.NaN) })
  return read.success ? read.output : null
}
