import { expect, test } from 'vitest'
import { complaintsAboutContrast } from './check-contrast.ts'

const readable = '--color-ink: #191b38; --color-paper: #fcf6e9;'
const readableInTheDark = '--color-ink: #f8f0de; --color-paper: #12142b;'

function sheet({ light = readable, system = readableInTheDark, dark = readableInTheDark }) {
  return `:root,
[data-theme='light'] { ${light} }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) { ${system} }
}

[data-theme='dark'] { ${dark} }`
}

const uses = [{ colour: 'color-ink', grounds: ['color-paper'], use: 'reading' }] as const

test('ink on paper is read in both themes', () => {
  expect(complaintsAboutContrast(sheet({}), uses, [])).toEqual([])
})

test.each([
  ['reading', '#595959', '#fcf6e9', '6.50 to 1 in the light theme, less than 7.'],
  ['text', '#8a8a8a', '#ffffff', '3.45 to 1 in the light theme, less than 4.5.'],
  ['edge', '#f6b32a', '#fcf6e9', '1.71 to 1 in the light theme, less than 3.'],
] as const)('a colour that is too pale for %s is refused', (use, ink, paper, sentence) => {
  const css = sheet({ light: `--color-ink: ${ink}; --color-paper: ${paper};` })
  expect(complaintsAboutContrast(css, [{ colour: 'color-ink', grounds: ['color-paper'], use }], [])).toEqual([
    `--color-ink on --color-paper: ${sentence}`,
  ])
})

test('a pair that is seen in the dark only is not measured in the light', () => {
  const css = sheet({ light: '--color-ink: #191b38; --color-paper: #191b38;' })
  expect(complaintsAboutContrast(css, [{ ...uses[0], themes: ['dark'] }], [])).toEqual([])
})

test('two dark lists that differ are refused', () => {
  const css = sheet({ system: `${readableInTheDark} --color-line: #343860;` })
  expect(complaintsAboutContrast(css, uses, ['color-line'])).toEqual([
    '--color-line is #343860 in the dark of the system, missing in the dark that is chosen.',
  ])
})

test('a colour without a use is refused, unless there is a reason for it to be decorative', () => {
  const line = '--color-line: #343860;'
  const css = sheet({ light: readable + line, system: readableInTheDark + line, dark: readableInTheDark + line })
  expect(complaintsAboutContrast(css, uses, [])).toEqual([
    '--color-line has neither a use nor a reason to be decorative in ui/theme/contrasts.ts.',
  ])
  expect(complaintsAboutContrast(css, uses, ['color-line'])).toEqual([])
})

test('a colour of the table that the sheet lacks, or writes otherwise, is refused', () => {
  const css = sheet({ light: '--color-ink: #191b38; --color-paper: white;' })
  expect(complaintsAboutContrast(css, uses, [])).toEqual(['--color-paper is not a colour written #rrggbb in the light theme.'])
})

test('a sheet that is not understood is refused', () => {
  expect(complaintsAboutContrast('', [], [])).toEqual([
    'The light list of colours was not found.',
    'The system list of colours was not found.',
    'The dark list of colours was not found.',
  ])
})
