import { type MiddlewareFunction, redirect } from 'react-router'
import { parentGate } from '../application/web/parent-gate.ts'
import { useCasesContext } from './visit.ts'

/** A child who uses their parent's session is led to the parent gate from every page that takes the parent. */
export const guardParentPages: MiddlewareFunction<Response> = async ({ url: { pathname, search }, context }, next) => {
  const useCases = context.get(useCasesContext)
  const gate = await useCases.guardParentPages(pathname + search)
  if (gate !== null) return redirect(gate)
  const response = await next()
  return useCases.isParentNeeded() ? redirect(parentGate(pathname + search)) : response
}
