import { expect, test } from 'vitest'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { makeKeptSimulations, simulationsKey } from './kept-simulations.ts'

const aDevice = () => {
  const preferences = new InMemoryPreferenceStorage()
  return { preferences, kept: makeKeptSimulations({ preferences }) }
}

test('a simulation is kept with its marks and the names of its specialities, and opened by its query', () => {
  const { kept } = aDevice()
  kept.keep(' Bac blanc ', 'general', { session: '2026', philosophy: '12,5', 'grand-oral': 'x', 'teaching-1': 'mathematics', 'teaching-2': '' })
  expect(kept.list()).toEqual([{ name: 'Bac blanc', exam: 'general', query: '?session=2026&philosophy=12%2C5&teaching-1=mathematics' }])
})

test('another one of that name replaces it; the last kept comes first; what is forgotten is gone', () => {
  const { kept } = aDevice()
  kept.keep('a', 'brevet', { oral: '10' })
  kept.keep('b', 'brevet', { oral: '11' })
  expect(kept.keep('a', 'brevet', { oral: '12' }).map(({ name }) => name)).toEqual(['a', 'b'])
  expect(kept.forget('a').map(({ name }) => name)).toEqual(['b'])
})

test.each([['nothing', null], ['no JSON', '{'], ['something else', '{"a":1}'], ['a scenario of another time', '[{"name":"a","kept":{"version":2},"named":{}}]']])(
  'a device that holds %s shows no simulation',
  (_, text) => {
    const { preferences, kept } = aDevice()
    if (text !== null) preferences.write(simulationsKey, text)
    expect(kept.list()).toEqual([])
  },
)
