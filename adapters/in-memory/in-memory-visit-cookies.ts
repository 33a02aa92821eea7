import type { VisitCookie, VisitCookies } from '../../application/ports/visit-cookies.ts'

export class InMemoryVisitCookies implements VisitCookies {
  readonly #values = new Map<string, string>()

  names() {
    return [...this.#values.keys()]
  }

  read(name: string) {
    return this.#values.get(name) ?? null
  }

  write({ name, value }: VisitCookie) {
    this.#values.set(name, value)
  }

  erase(name: string) {
    this.#values.delete(name)
  }
}
