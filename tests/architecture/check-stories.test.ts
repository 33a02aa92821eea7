import { expect, test } from 'vitest'
import { componentsWithoutStory } from './check-stories.ts'

const button = { path: 'ui/components/button.tsx', text: 'export function Button() { return <button /> }' }

function story(text: string) {
  return { path: 'stories/components/button.stories.tsx', text }
}

test('a component that a story imports is shown', () => {
  const stories = [story(`import { Button } from '../../ui/components/button.tsx'`)]
  expect(componentsWithoutStory([button], stories)).toEqual([])
})

test('a component under another name in the story is shown', () => {
  const stories = [story(`import { Button as Pressed } from '../../ui/components/button.tsx'`)]
  expect(componentsWithoutStory([button], stories)).toEqual([])
})

test.each([
  ['no story at all', []],
  ['a story of a namesake elsewhere', [story(`import { Button } from '../../ui/layouts/button.tsx'`)]],
  ['a story that only speaks of it', [story(`// Button of ../../ui/components/button.tsx`)]],
])('a component with %s is refused', (_, stories) => {
  expect(componentsWithoutStory([button], stories)).toEqual(['ui/components/button.tsx: no story imports Button.'])
})

test('a constant and a default export are components too, a type and a plain function are not', () => {
  const file = {
    path: 'ui/components/card.tsx',
    text: `export const Card = () => <p />
      export type CardProps = { title: string }
      export const CARD_WIDTH = 3
      export function cardId() { return 'card' }
      export default function Deck() { return <Card /> }`,
  }
  expect(componentsWithoutStory([file], [])).toEqual([
    'ui/components/card.tsx: no story imports Card.',
    'ui/components/card.tsx: no story imports its default export.',
  ])
})
