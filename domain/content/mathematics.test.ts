import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsMathematics } from './mathematics.ts'

const raw = String.raw

/** Twenty times what a million characters take; with the square of the length they would take a quarter of an hour. */
const longest = 20_000

describe('mathematics are', () => {
  test.each([
    ['a letter', 'Soit $x$ un réel.'],
    ['a number', 'Le reste est $3$.'],
    ['a power', 'Soit $x^2 = 2$.'],
    ['a formula that begins the text', '$x$'],
    ['a formula between brackets', '($x$)'],
    ['a formula with spaces', 'Alors $a + b c$ suit.'],
    ['a formula with spaces and no sign', 'Alors $2 a b$ suit.'],
    ['a triangle', 'Le triangle $ABC$ est rectangle.'],
    ['a set', raw`On note $\{0, 1\}$ la paire.`],
    ['names with a sign', '$AB = CD$'],
    ['a formula of Greek letters', '$π r$'],
    ['a formula before a full stop', 'Soit $n$.'],
    ['a formula on two lines', 'Soit $a +\nb$ pair.'],
    ['a formula after prices', 'Pour 5 $ ou 5$, soit $x$ le prix.'],
    ['a formula after a price that it follows', '$5 and then $x$'],
    ['a formula after an escaped dollar', raw`Pour \$5, soit $x$ le prix.`],
    ['a formula after a doubled backslash', raw`\\$x$`],
    ['a formula after prose between dollars', '$5 or 10$ or ($x$)'],
    ['a formula after code', '`$` et $x$'],
    ['double dollars', '$$x$$'],
    ['double dollars with spaces', '$$ x + y $$'],
    ['double dollars on lines of their own', '$$\nx\n$$'],
    ['double dollars after a rating', 'Resto $$ : $$y$$'],
    ['round brackets', raw`Soit \(x\) un réel.`],
    ['square brackets', raw`\[ x + y \]`],
    ['a second pair of brackets', raw`\( \) puis \(x\)`],
    ['a command with braces', raw`\frac{1}{2}`],
    ['a command by itself', raw`2\pi`],
    ['a command at the end', raw`a \times`],
    ['a command within a word', raw`x\leq y`],
    ['a command that nobody knows', raw`\macommande{x}`],
    ['a command of two letters', raw`\ab{x}`],
    ['a command after another backslash command', raw`\truc \sqrt`],
    ['an environment', raw`\begin{cases} x \end{cases}`],
    ['a command after a path', raw`C:\users puis \pi`],
    ['a formula after a path', raw`C:\users puis $x$`],
    ['a function with its sets', raw`$f:\mathbb{R}\to\mathbb{R}$`],
    ['a command after a ratio', raw`a:b\pi`],
    ['a command after a word and a colon', raw`valeur:\pi`],
    ['a formula in the second paragraph', 'Rien.\n\nSoit $x$.'],
    ['a formula behind a figure', 'vaut 2$x$ ici'],
    ['a power behind a figure', 'vaut 3$x^2$'],
    ['a formula behind a letter', 'f$(x)$'],
    ['a command behind a letter', raw`f$\circ$`],
    ['a command of French lessons without braces', raw`x \leqslant y`],
    ['a vector without braces', raw`\vec u`],
    ['a formula after a span of three backticks', '```code``` puis $x^2$'],
    ['a formula before a figure', '$x$2'],
    ['brackets before a figure', '$f(x)$2'],
    ['a decimal without a whole part', '$.5$'],
    ['a sum between blanks', 'On a $ a+b $ donc'],
    ['an equation of names between blanks', 'On a $ AB = CD $ donc'],
    ['double dollars around a blank line', '$$\nx\n\n+ y\n$$'],
    ['double dollars in two paragraphs', '$$x^2\n\n+ y$$'],
    ['a command after a sentence with a path', raw`Ouvre C:\temp. Puis x\leq y`],
    ['a command on the line after a path', raw`C:\temp` + '\n' + raw`x\leq y`],
  ])('%s: %s', (_, text) => {
    expect(holdsMathematics(text)).toBe(true)
  })
})

describe('mathematics are not', () => {
  test.each([
    ['nothing', ''],
    ['words', 'La Révolution française.'],
    ['French prices', 'entre 5 $ et 10 $'],
    ['English prices', '$5 and $10'],
    ['prices without a space', '5$ ou 10$'],
    ['prices with commas', '5$, 10$'],
    ['prices with names', 'US$5 et US$10'],
    ['a currency', 'US$'],
    ['a sum of prices', '5$+5$'],
    ['prices in both manners', 'de 5 $ à 6$'],
    ['prices with wide spaces', '$5  or  10$'],
    ['prices, then one in an equation', '$5 or 10$ soit 1 = 1$'],
    ['a range', '$5-$10'],
    ['a price for a month', '100 $/mois ou 200$/mois'],
    ['prices between brackets', '(5 $)(10$)'],
    ['a price, then another way to write one', 'costs $5 (or 5$)'],
    ['prices with a word between them', '$5 or 10$'],
    ['prices with punctuation', '5 $, 6 $. 7 $; 8 $: 9 $! 10 $? 11$'],
    ['a dollar by itself', 'Le signe $ par lui-même'],
    ['two dollars with spaces', 'de $ à $ encore'],
    ['dollars in two paragraphs', 'Soit $x\n\net y$.'],
    ['escaped dollars', raw`\$x\$`],
    ['an escaped dollar and one more', raw`\$x$ et y`],
    ['a rating', 'Resto $$ ou $$$'],
    ['ratings', '$$ - $$'],
    ['a rating with words', '$$ un bon resto $$'],
    ['nothing between dollars', '$$ $$'],
    ['many dollars', '$$$x$$$'],
    ['double dollars that do not end', '$$x'],
    ['brackets that do not end', raw`\(x`],
    ['brackets that do not begin', raw`x\)`],
    ['brackets that differ', raw`\(x\]`],
    ['brackets in the wrong order', raw`\)x\(`],
    ['brackets with nothing in them', raw`\( \)`],
    ['a path of Windows', raw`C:\users\new`],
    ['a path with the name of a command', raw`C:\text\sum\pi`],
    ['a path within words', raw`le dossier C:\text\sum\pi ici`],
    ['brackets that end twice', raw`\( \) x \)`],
    ['a path between quotation marks', raw`"D:\alpha\beta"`],
    ['a path written twice over', raw`C:\\users\\new`],
    ['a share', raw`\\serveur\new`],
    ['names that are no command', raw`un\deux \n \new`],
    ['a letter before a brace', raw`\d{3}`],
    ['a name that only begins like a command', raw`\pique`],
    ['a backslash by itself', raw`a \ b`],
    ['a backslash at the end', 'a \\'],
    ['an escaped backslash', raw`\\pi`],
    ['a span of code', '`$x$` et `\\frac{1}{2}`'],
    ['a block of code', '```\n$x$\n```'],
    ['a block of code that speaks of another one', '````md\n```js\n$x$\n```\n````'],
    ['a fence within a block of code', '```md\n```js\n$x$\n```'],
    ['amounts with their currencies', '100$CAD et 50$CAD'],
    ['a difference of amounts with their currencies', '5$US-6$US'],
    ['a difference of two amounts, one with its currency', '5$US-6$'],
    ['an amount in brackets behind another', '5$(6$)'],
    ['an equation of prices', '5 $ + 6 $ = 11 $'],
    ['a range behind currencies', '$US-$5'],
    ['prices behind their signs', 'Entre $5 et $10'],
    ['prices behind their signs, with blanks', 'entre $ 5 + $ 10'],
    ['a currency in an equation', 'le prix en $ = prix en $ ici'],
    ['words with a sign between blanks', 'en $ ou en € (1 = 2 $ ici'],
    ['signs between blanks', 'le $ + $ ici'],
    ['a single dollar in two paragraphs, with blanks', 'On a $ a\n\n+ b $ donc'],
    ['brackets in two paragraphs', raw`\(x` + '\n\n' + raw`y\)`],
    ['square brackets in two paragraphs', raw`\[x` + '\n\n' + raw`y\]`],
    ['a path with blanks', raw`C:\Mes documents\exp\notes.txt`],
    ['a path of programs', raw`C:\Program Files\left`],
    ['a share with the name of a command', raw`\\serveur\partage\exp`],
    ['a fence that something follows, which ends no code', '```js\ncode\n``` suite\n$x^2$\n```\nfin'],
  ])('%s: %s', (_, text) => {
    expect(holdsMathematics(text)).toBe(false)
  })
})

test.each(
  `alpha beta gamma delta epsilon varepsilon zeta eta theta lambda mu nu xi pi rho sigma tau phi varphi chi psi omega Gamma
  Delta Theta Lambda Pi Sigma Phi Psi Omega sum prod int lim infty partial nabla times div cdot cdots ldots dots pm mp leq
  geq le ge neq ne approx equiv sim propto in notin subset supset cup cap emptyset forall exists to rightarrow Rightarrow
  leftarrow Leftarrow leftrightarrow Leftrightarrow iff implies mapsto perp parallel angle circ sin cos tan ln log exp min
  max gcd sqrt frac dfrac left right quad ell`.split(/\s+/),
)('%s needs no braces to be a command', (name) => {
  expect(holdsMathematics(`a \\${name} b`)).toBe(true)
})

test.each(['$', '$a ', '$$', '$$ ', '\\(', '\\', '\\a', 'a', '`', '$a b\n', '\\( \\', 'C:\\a ', '\n', '  \n', '```\n', '{', '$a$a ', 'bc $d ', '1$a ', '$ a ', 'C:\\a b', '\\\\a', '``` `\n', 'x\n\n$$'])(
  '1,000,000 characters of %j are looked through at once',
  { timeout: 60_000 },
  (part) => {
    const text = part.repeat(Math.ceil(1_000_000 / part.length))
    const begun = performance.now()
    holdsMathematics(text)
    expect(performance.now() - begun).toBeLessThan(longest)
  },
)

test('runs of backticks of every length are looked through at once', () => {
  const text = Array.from({ length: 450 }, (_, index) => '`'.repeat(450 - index)).join('a')
  expect(text.length).toBeGreaterThan(100_000)
  const begun = performance.now()
  expect(holdsMathematics(text)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(longest)
})

test('a line of backticks that is no fence is looked through at once', () => {
  const begun = performance.now()
  expect(holdsMathematics(`${'`'.repeat(300_000)}${'x'.repeat(300_000)}\``)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(longest)
})

test('a formula is found in words, wherever it stands', () => {
  const words = fc.array(fc.constantFrom('le', 'prix', 'monte', 'vite', 'ici'), { maxLength: 6 }).map((drawn) => drawn.join(' '))
  fc.assert(
    fc.property(words, fc.constantFrom('$x$', '$$y$$', raw`\(z\)`, raw`\[t\]`, raw`\sqrt{2}`), words, (before, formula, after) => {
      expect(holdsMathematics(`${before} ${formula} ${after}`)).toBe(true)
      expect(holdsMathematics(`${before} \`${formula}\` ${after}`)).toBe(false)
      expect(holdsMathematics(`${before} ${after}`)).toBe(false)
    }),
  )
})
