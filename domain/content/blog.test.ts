import { describe, expect, test } from 'vitest'
import { anArticleDocument } from '../../tests/builders/a-content-document.ts'
import { addressOfArticle, addressOfBlogPlace, articleNeighbours, articlePathOf, articlesPerPage, blogPage, type BlogPlace, readBlogPlace } from './blog.ts'

describe('an address of the blog', () => {
  test.each<[string, BlogPlace]>([
    ['/blog', { section: null, page: 1 }],
    ['/blog/2', { section: null, page: 2 }],
    ['/blog/methode', { section: 'methode', page: 1 }],
    ['/blog/methode/12', { section: 'methode', page: 12 }],
  ])('%s is that of %o, and of nothing else', (address, place) => {
    expect(readBlogPlace(address.split('/').slice(2))).toEqual(place)
    expect(addressOfBlogPlace(place)).toBe(address)
  })

  test.each([
    [['1'], { section: null, page: 1 }],
    [['methode', '1'], { section: 'methode', page: 1 }],
  ])('with the number of the first page, %j, has a shorter one', (segments, place) => {
    expect(readBlogPlace(segments)).toEqual(place)
  })

  test.each([[['0']], [['02']], [['1000000']], [['deux']], [['Methode']], [['methode', 'x']], [['2', '2']], [['methode', '2', '3']], [['toString']]])('%j leads nowhere', (segments) => {
    expect(readBlogPlace(segments)).toBeNull()
  })
})

describe('an article', () => {
  test.each([
    ['2026-09-14-relire', '/blog/articles/2026-09-14/relire'],
    ['relire', '/blog/articles/2026-09-14/relire'],
    ['2026-09-15-relire', '/blog/articles/2026-09-14/2026-09-15-relire'],
  ])('in the file %s is read at %s', (slug, address) => {
    expect(addressOfArticle({ slug, publishedOn: '2026-09-14' })).toBe(address)
  })

  test('is found by what its address says', () => {
    expect(articlePathOf('en', '2026-09-14', 'relire')).toBe('/en/blog/2026-09-14-relire')
  })
})

const article = (day: number, section: 'methode' | 'parents' = 'methode') => {
  const publishedOn = `2026-09-${String(day).padStart(2, '0')}`
  return anArticleDocument(`fr/blog/${publishedOn}-${section}.md`, { section, publishedOn })
}
const days = (articles: readonly { publishedOn: string }[]) => articles.map(({ publishedOn }) => Number(publishedOn.slice(-2)))

describe('a page of the blog', () => {
  const articles = Array.from({ length: 21 }, (_, index) => article(21 - index, index < 1 ? 'parents' : 'methode'))

  test.each<[BlogPlace, number, number, number]>([
    [{ section: null, page: 1 }, 21, 12, 3],
    [{ section: null, page: 2 }, 11, 2, 3],
    [{ section: null, page: 3 }, 1, 1, 3],
    [{ section: 'methode', page: 1 }, 20, 11, 2],
    [{ section: 'methode', page: 2 }, 10, 1, 2],
    [{ section: 'parents', page: 1 }, 21, 21, 1],
  ])('%o holds the articles %i to %i, and is one of %i', (place, first, last, pageCount) => {
    const page = blogPage(articles, place)
    expect(page?.pageCount).toBe(pageCount)
    expect(days(page?.articles ?? [])).toEqual(Array.from({ length: first - last + 1 }, (_, index) => first - index))
  })

  test('beyond the last one is none', () => {
    expect(blogPage(articles, { section: null, page: 4 })).toBeNull()
    expect(blogPage(articles, { section: 'methode', page: 3 })).toBeNull()
    expect(blogPage([], { section: null, page: 2 })).toBeNull()
  })

  test('is there without articles, too', () => {
    expect(blogPage(articles, { section: 'langues', page: 1 })).toEqual({ articles: [], pageCount: 1 })
    expect(articlesPerPage).toBe(10)
  })
})

describe('around an article', () => {
  const articles = [article(9), article(8, 'parents'), article(7), article(6), article(5, 'parents'), article(4), article(3), article(2)]
  const around = (day: number, section: 'methode' | 'parents' = 'methode') => {
    const { previous, next, related } = articleNeighbours(article(day, section), articles)
    return [previous && days([previous])[0], next && days([next])[0], days(related)]
  }

  test.each([
    ['the latest', 9, 'methode', [7, null, [6, 4, 3]]],
    ['one in the middle', 6, 'methode', [4, 7, [9, 3, 2]]],
    ['the first', 2, 'methode', [null, 3, [9, 7, 6]]],
    ['one of a short section', 8, 'parents', [5, null, [9, 7, 6]]],
    ['one that is not in the list', 1, 'methode', [null, null, [9, 7, 6]]],
  ] as const)('%s stand its neighbours in the section and three others', (_, day, section, expected) => {
    expect(around(day, section)).toEqual(expected)
  })

  test('that is alone stands nothing', () => {
    expect(articleNeighbours(article(1), [article(1)])).toEqual({ previous: null, next: null, related: [] })
  })
})
