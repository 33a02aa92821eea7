import { describe, expect, test } from 'vitest'
import type { DataLayer } from '../../application/ports/data-layer.ts'

export const describeDataLayerContract = (
  name: string,
  makeSubject: () => { layer: DataLayer; /** What a tag manager would read; nothing where it is closed. */ read: () => readonly object[] },
): void => {
  describe(`DataLayer: ${name}`, () => {
    test('holds each entry once, in order', () => {
      const { layer, read } = makeSubject()
      layer.open()
      layer.push({ event: 'viewPage', path: '/' })
      layer.open()
      layer.push({ event: 'viewPage', path: '/faq' })
      expect(read()).toEqual([
        { event: 'viewPage', path: '/' },
        { event: 'viewPage', path: '/faq' },
      ])
    })

    test('holds nothing once it is closed', () => {
      const { layer, read } = makeSubject()
      layer.open()
      layer.push({ event: 'viewPage', path: '/' })
      layer.close()
      expect(read()).toEqual([])
    })
  })
}
