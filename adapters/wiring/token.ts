import 'reflect-metadata'
import { container, type DependencyContainer, instanceCachingFactory } from 'tsyringe'

// Tsyringe needs reflect-metadata before it: every other file gets its containers from here.
export type { DependencyContainer }
export const makeContainer = (): DependencyContainer => container.createChildContainer()

/** The name of a part in a container; it carries the part's type. */
export type Token<Part> = symbol & { readonly part?: Part }

export const token = <Part>(name: string): Token<Part> => Symbol(name)

export const resolve = <Part>(container: DependencyContainer, wanted: Token<Part>): Part => container.resolve<Part>(wanted)

/** Registers a part that is made when it is first asked for and then lives as long as its container. */
export const provide = <Part>(
  container: DependencyContainer,
  name: Token<Part>,
  make: (get: <Other>(wanted: Token<Other>) => Other) => Part,
): void => {
  container.register(name, {
    useFactory: instanceCachingFactory(() => make((wanted) => resolve(container, wanted))),
  })
}
