// Not part of the product: the purity check must refuse each line marked "refused", and no other line.
import { ok as fine } from 'neverthrow'

export type Moment = { at: Date; response: Response; crypto: Crypto }

export const pure = {
  fetch: (now: Date): number => now.getTime() + Date.UTC(2026, 0, 1) + Date.parse('2026-01-01'),
  console: new Date('2026-11-21T09:00:00Z'),
  rounded: Math.round(Number('1.5')) + Math.max(...[1, 2]),
  isDate: (value: unknown): boolean => value instanceof Date && value.getUTCHours() > Number.NaN,
  price: (cents: number, locale: string): string => new Intl.NumberFormat(locale).format(cents),
  day: (at: Date, locale: string, timeZone: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at),
  sorted: (a: string, b: string, locale: string): number => a.localeCompare(b, locale),
  upper: (text: string): string => text.toUpperCase() + String(undefined) + encodeURIComponent(text),
  result: fine(structuredClone(new Map([[1, new Set(['process'])]]))),
  shadowed: (process: { env: string }, random: () => number): string => process.env + random(),
}

export function shadow(): string {
  const window = { name: 'a local name' }
  return window.name
}

export const impure = {
  now: Date.now(), // refused
  today: new Date(), // refused
  asText: Date(), // refused
  local: new Date(2026, 0, 1), // refused
  clock: Date, // refused
  hidden: Date['now'](), // refused
  luck: Math.random(), // refused
  math: Math, // refused
  environment: process.env['HOME'], // refused
  everything: globalThis, // refused
  page: window.location.href, // refused
  title: document.title, // refused
  kept: localStorage.getItem('key'), // refused
  call: () => fetch('/'), // refused
  log: () => console.log('hello'), // refused
  id: crypto.randomUUID(), // refused
  later: () => setTimeout(() => undefined, 1), // refused
  fast: performance.now(), // refused
  browser: navigator.language, // refused
  file: import.meta.url, // refused
  loaded: () => import('neverthrow'), // refused
  hours: pure.console.getHours(), // refused
  date: pure.console.toLocaleDateString(), // refused
  day: pure.console.toLocaleDateString('fr'), // refused
  long: new Intl.DateTimeFormat('fr', { dateStyle: 'long' }), // refused
  order: 'a'.localeCompare('b'), // refused
  money: new Intl.NumberFormat(), // refused
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone, // refused
}

export const { random } = Math // refused
export const shorthand = { console } // refused
export class Socket extends WebSocket {} // refused
