/** The grade simulators: marks are typed, and the result is the one that a pupil finds by hand. */
import type { Page } from 'playwright/test'
import { expect, noJavaScript, test } from './fixtures.ts'

const general = '/simulateur-de-notes-bac/general'
const technologique = '/simulateur-de-notes-bac/technologique'
const professionnel = '/simulateur-de-notes-bac/professionnel'
const brevet = '/simulateur-de-notes-brevet'

type Marks = Readonly<Record<string, string>>

const exams2026 = ['french-written', 'french-oral', 'specialty-1', 'specialty-2', 'philosophy', 'grand-oral']
const continuous = [
  'dropped-specialty-premiere',
  ...['history-geography', 'language-a', 'language-b'].flatMap((subject) => [`${subject}-premiere`, `${subject}-terminale`]),
  'physical-education-terminale',
  'civics-premiere',
  'civics-terminale',
]
const continuousGeneral = [...continuous, 'scientific-education-premiere', 'scientific-education-terminale']
const continuousTechnologique = [...continuous, 'mathematics-premiere', 'mathematics-terminale']

const all = (fields: readonly string[], mark: string): Marks => Object.fromEntries(fields.map((field) => [field, mark]))

const typeMarks = async (page: Page, marks: Marks): Promise<void> => {
  for (const [field, mark] of Object.entries(marks)) await page.locator(`[name="${field}"]`).fill(mark)
}

const address = (path: string, marks: Marks): string => `${path}?${new URLSearchParams(marks)}`

const result = (page: Page) => page.locator('section[aria-labelledby=resultat]')

/*
 * By hand, bac général 2026 (100 in all):
 * français écrit 12 × 5 = 60; oral 14 × 5 = 70; spécialités 13,5 × 16 = 216 and 11 × 16 = 176; philosophie 9 × 8 = 72;
 * grand oral 15 × 10 = 150; together 744. Contrôle continu 13 × 40 = 520. 744 + 520 = 1264; 1264 ÷ 100 = 12,64: assez bien.
 */
const assezBien: Marks = {
  ...all(continuousGeneral, '13'),
  'french-written': '12',
  'french-oral': '14',
  'specialty-1': '13,5',
  'specialty-2': '11',
  philosophy: '9',
  'grand-oral': '15',
}

/*
 * By hand, bac technologique 2026: 9,99 everywhere but the grand oral, 10 × 14 = 140; 9,99 × 86 = 859,14; 999,14 ÷ 100 = 9,9914,
 * which is shown 9,99 and is no 10: rattrapage.
 */
const nearlyTen: Marks = { ...all([...exams2026, ...continuousTechnologique], '9.99'), 'grand-oral': '10' }

/*
 * By hand, bac général 2026, the second group: 9,8 everywhere but philosophie 4, spécialités 12 and 9, français écrit 9, grand oral 10.
 * 4 × 8 + 12 × 16 + 9 × 16 + 9 × 5 + 10 × 10 = 32 + 192 + 144 + 45 + 100 = 513; 9,8 × 45 = 441; 954 ÷ 100 = 9,54.
 * 46 points are missing. Philosophie and spécialité 2: (x − 4) × 8 + (x − 9) × 16 = 46, so x = 222 ÷ 24 = 9,25.
 */
const secondGroup: Marks = {
  ...all([...exams2026, ...continuousGeneral], '9,8'),
  philosophy: '4',
  'specialty-1': '12',
  'specialty-2': '9',
  'french-written': '9',
  'grand-oral': '10',
}

test.describe('the bac général', () => {
  test('while marks are typed: mean, mention, points, the calculation, and an address that gives it again', async ({ page, axe }) => {
    await page.goto(`${general}?session=2026`)
    await expect(page.getByRole('heading', { level: 1, name: 'Simulateur de notes du bac général' })).toBeVisible()
    await typeMarks(page, assezBien)
    await expect(result(page)).toContainText('12,64 / 20')
    await expect(result(page)).toContainText('Bac obtenu, mention assez bien')
    await expect(result(page)).toContainText(/1\s264 points sur 2\s000/)
    await page.getByText('Comment c’est calculé').click()
    const row = page.getByRole('row', { name: 'Spécialité 1' })
    await expect(row).toContainText('13,5')
    await expect(row).toContainText('× 16')
    await expect(row).toContainText('216')
    await expect(page.getByText('1 264 ÷ 100 = 12,64'.replace(' ', '\u202f'))).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Moyenne : 12,64 sur 20. Bac obtenu, mention assez bien.' })).toBeAttached()
    await axe()
    await page.waitForURL((url) => url.searchParams.get('specialty-1') === '13,5')
    await page.reload()
    await expect(result(page)).toContainText('12,64 / 20')
  })

  test('with some of the marks: what is known so far, and what is missing', async ({ page }) => {
    await page.goto(`${general}?session=2026`)
    // (16 × 14 + 8 × 8) ÷ 24 = (224 + 64) ÷ 24 = 12.
    await typeMarks(page, { 'specialty-1': '14', philosophy: '8' })
    await expect(result(page)).toContainText('Moyenne provisoire')
    await expect(result(page)).toContainText('12,00 / 20')
    await page.getByText(/Il manque \d+ notes/).click()
    await expect(result(page).getByRole('listitem').filter({ hasText: 'Histoire-géographie, première' })).toBeVisible()
  })

  test('a mark that is none is refused beside its field, kept, and counts for nothing', async ({ page, axe }) => {
    await page.goto(`${general}?session=2026`)
    await typeMarks(page, { philosophy: '21', 'grand-oral': 'douze', 'specialty-1': '12,345', 'specialty-2': '14' })
    await expect(result(page)).toContainText('14,00 / 20')
    await page.getByRole('button', { name: 'Calculer' }).click()
    await expect(page.getByRole('alert')).toContainText('Certains champs sont à corriger')
    const philosophy = page.getByRole('textbox', { name: /^Philosophie/ })
    await expect(philosophy).toHaveValue('21')
    await expect(philosophy).toHaveAttribute('aria-invalid', 'true')
    await expect(philosophy).toHaveAccessibleDescription(/Une note va de 0 à 20\./)
    await expect(page.locator('[name="grand-oral"]')).toHaveAccessibleDescription(/Écrivez une note en chiffres/)
    await expect(page.locator('[name="specialty-1"]')).toHaveAccessibleDescription(/deux décimales au plus/)
    await axe()
    await philosophy.fill('10')
    // (14 × 16 + 10 × 8) ÷ 24 = 304 ÷ 24 = 12,666…, cut and not rounded.
    await expect(result(page)).toContainText('12,66 / 20')
  })

  test('which mark is needed, in one subject and in all that is missing', async ({ page }) => {
    await page.goto(address(general, { session: '2026', 'specialty-1': '8', 'specialty-2': '9' }))
    // (16 × 8 + 16 × 9 + 68 × x) ÷ 100 = 10, so x = 728 ÷ 68 = 10,705…: 10,71.
    await expect(result(page)).toContainText('Il faut au moins 10,71.')
    await page.getByRole('combobox', { name: 'Pour' }).selectOption('assez-bien')
    // x = 928 ÷ 68 = 13,647…: 13,65.
    await expect(result(page)).toContainText('Il faut au moins 13,65.')
    await page.getByRole('combobox', { name: 'Dans' }).selectOption('philosophy')
    // (272 + 8 × x) ÷ 40 = 12, so x = 26: more than 20.
    await expect(result(page)).toContainText('Même un 20 n’y suffirait pas.')
    await page.getByRole('combobox', { name: 'Pour' }).selectOption('pass')
    // x = 128 ÷ 8 = 16.
    await expect(result(page)).toContainText('Il faut au moins 16,00.')
  })

  test('the second group: which orals help, and what they change', async ({ page, axe }) => {
    await page.goto(address(general, { session: '2026', ...secondGroup }))
    await expect(result(page)).toContainText('9,54 / 20')
    const pairs = page.getByRole('group', { name: 'Rattrapage : quels oraux choisir ?' }).getByRole('listitem')
    await expect(pairs).toHaveCount(6)
    await expect(pairs.first()).toContainText('Philosophie + Spécialité 2')
    await expect(pairs.first()).toContainText('Il faut au moins 9,25 aux deux oraux.')
    await page.getByRole('combobox', { name: 'Premier oral' }).selectOption('philosophy')
    await page.getByRole('combobox', { name: 'Second oral' }).selectOption('specialty-2')
    await typeMarks(page, { 'oral-1-mark': '9', 'oral-2-mark': '9' })
    // 954 + (9 − 4) × 8 = 994: the oral of the speciality brings nothing. 9,94.
    await expect(result(page)).toContainText('Nouvelle moyenne : 9,94 sur 20.')
    await typeMarks(page, { 'oral-2-mark': '9,5' })
    // 994 + 0,5 × 16 = 1002: 10,02.
    await expect(result(page)).toContainText('Nouvelle moyenne : 10,02 sur 20.')
    await expect(result(page)).toContainText('Bac obtenu après le rattrapage')
    await page.getByRole('combobox', { name: 'Second oral' }).selectOption('philosophy')
    await expect(page.getByRole('combobox', { name: 'Second oral' })).toHaveAccessibleDescription(/Choisissez une autre matière/)
    await axe()
  })

  test('an option counts its whole mark, once', async ({ page }) => {
    await page.goto(`${general}?session=2026`)
    await typeMarks(page, assezBien)
    await page.getByRole('combobox', { name: 'Option 1', exact: true }).selectOption('latin')
    await page.getByRole('combobox', { name: 'Années de l’option 1' }).selectOption('both-years')
    await typeMarks(page, { 'option-latin-premiere': '16', 'option-latin-terminale': '18' })
    // 1264 + 16 × 2 + 18 × 2 = 1332; 1332 ÷ 104 = 12,807…
    await expect(result(page)).toContainText('12,80 / 20')
    await page.getByRole('combobox', { name: 'Option 2', exact: true }).selectOption('latin')
    await expect(page.getByRole('combobox', { name: 'Option 2', exact: true })).toHaveAccessibleDescription(/Vous avez déjà choisi cette option/)
    await expect(result(page)).toContainText('12,80 / 20')
  })

  test('specialities are called by their names, and the session of 2027 has its anticipated paper', async ({ page }) => {
    await page.goto(general)
    await page.getByRole('combobox', { name: 'Première spécialité' }).selectOption('mathematics')
    await expect(page.getByRole('textbox', { name: /^Mathématiques note/ })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /épreuve anticipée/ })).toBeVisible()
    await page.getByRole('combobox', { name: 'Session' }).selectOption('2026')
    await expect(page.getByRole('textbox', { name: /épreuve anticipée/ })).toHaveCount(0)
  })

  test('simulations stay on the device: kept, opened again, deleted', async ({ page, axe }) => {
    await page.goto(address(general, { session: '2026', 'teaching-1': 'mathematics', 'specialty-1': '15', philosophy: '11' }))
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('textbox', { name: 'Nom de cette simulation' })).toHaveAccessibleDescription(/Donnez un nom/)
    await page.getByRole('textbox', { name: 'Nom de cette simulation' }).fill('Bac blanc')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('status').filter({ hasText: '« Bac blanc » est enregistrée sur cet appareil.' })).toBeVisible()
    await axe()
    await page.goto(professionnel)
    await page.getByRole('link', { name: 'Ouvrir « Bac blanc »' }).click()
    await page.waitForURL((url) => url.pathname === general)
    await expect(page.locator('[name="philosophy"]')).toHaveValue('11')
    await expect(page.getByRole('textbox', { name: /^Mathématiques note/ })).toHaveValue('15')
    await page.getByRole('button', { name: 'Supprimer « Bac blanc »' }).click()
    await expect(page.getByRole('link', { name: 'Ouvrir « Bac blanc »' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Mes simulations' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ouvrir « Bac blanc »' })).toHaveCount(0)
  })

  test('nothing that is typed is sent', async ({ page }) => {
    await page.goto(`${general}?session=2026`)
    await expect(page.getByRole('heading', { name: 'Mes simulations' })).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await typeMarks(page, { philosophy: '17,25' })
    await page.waitForURL((url) => url.searchParams.get('philosophy') === '17,25')
    await page.getByRole('button', { name: 'Calculer' }).click()
    expect(sent.filter((url) => url.includes('17'))).toEqual([])
  })

  test('the other language has the marks typed in this one', async ({ page }) => {
    await page.goto(`${general}?session=2026`)
    await typeMarks(page, { philosophy: '12,5' })
    await expect(result(page)).toContainText('12,50 / 20')
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL((url) => url.searchParams.get('lang') === 'en')
    await expect(page.locator('[name="philosophy"]')).toHaveValue('12,5')
    await expect(result(page)).toContainText('12.50 / 20')
  })

  test('begins anew when all is cleared', async ({ page }) => {
    await page.goto(address(general, { philosophy: '14' }))
    await page.getByRole('link', { name: 'Tout effacer' }).click()
    await expect(page.locator('[name="philosophy"]')).toHaveValue('')
    await expect(result(page)).toContainText('Tapez vos premières notes')
  })

  test('on a phone 360 px wide nothing runs off the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of [address(general, { session: '2026', ...secondGroup }), professionnel, brevet]) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(360)
    }
  })
})

test.describe('the bac technologique', () => {
  test('9.9914 is shown 9,99 and is no 10; a mention is reached with the series named', async ({ page, axe }) => {
    await page.goto(address(technologique, { session: '2026', series: 'stmg', ...nearlyTen }))
    await expect(result(page)).toContainText('9,99 / 20')
    await expect(result(page)).toContainText('Rattrapage')
    await expect(page.getByRole('textbox', { name: /^Droit et économie/ })).toBeVisible()
    await axe()
    // 16 everywhere and 20 at the grand oral: 16 × 86 + 20 × 14 = 1376 + 280 = 1656; 16,56: très bien.
    await typeMarks(page, { ...all([...exams2026, ...continuousTechnologique], '16'), 'grand-oral': '20' })
    await expect(result(page)).toContainText('16,56 / 20')
    await expect(result(page)).toContainText('mention très bien')
  })
})

test.describe('the bac professionnel', () => {
  const empty = Object.fromEntries(
    ['economics', 'language-a', 'applied-arts', 'physical-education', 'prevention-health-environment', 'history-geography-civics'].map((unit) => [
      `weight-${unit}`,
      '',
    ]),
  )
  /*
   * By hand: français 12 × 2,5 = 30; mathématiques 8 × 1,5 = 12; pratique 11 × 4 = 44; étude 6,5 × 2 = 13: 99 points over 10.
   * Chef-d’œuvre 8: (8 − 10) × 2 = −4; 95 ÷ 10 = 9,5. Practice is at 11: control oral, which must give 10,5.
   */
  const marks = {
    ...empty,
    'unit-french': '12',
    'weight-mathematics': '1,5',
    'unit-mathematics': '8',
    'name-practice-1': 'Atelier',
    'weight-practice-1': '4',
    'unit-practice-1': '11',
    'weight-professional-1': '2',
    'unit-professional-1': '6,5',
    'has-masterpiece': 'yes',
    masterpiece: '8',
  }

  test('units with their own coefficients, the chef-d’œuvre and the control oral', async ({ page, axe }) => {
    await page.goto(address(professionnel, marks))
    await expect(result(page)).toContainText('9,50 / 20')
    await expect(result(page)).toContainText('Oral de contrôle')
    await expect(result(page)).toContainText('Il faut au moins 10,50.')
    await typeMarks(page, { 'control-oral': '11' })
    // (9,5 + 11) ÷ 2 = 10,25.
    await expect(result(page)).toContainText('Note finale : 10,25 sur 20.')
    await axe()
    await page.getByRole('checkbox', { name: 'Je présente un chef-d’œuvre' }).uncheck()
    // 99 ÷ 10 = 9,9.
    await expect(result(page)).toContainText('9,90 / 20')
  })

  test('a mark without a coefficient asks for it', async ({ page }) => {
    await page.goto(professionnel)
    await typeMarks(page, { 'unit-professional-1': '12' })
    await page.locator('[name="unit-french"]').fill('10')
    await expect(page.locator('[name="weight-professional-1"]')).toHaveAccessibleDescription(/Indiquez le coefficient de cette épreuve/)
    await typeMarks(page, { 'weight-professional-1': '2,3' })
    await page.locator('[name="unit-french"]').focus()
    await expect(page.locator('[name="weight-professional-1"]')).toHaveAccessibleDescription(/nombre entier ou se termine par 5/)
    await expect(page.locator('[name="weight-professional-2"]')).toBeVisible()
  })
})

test.describe('the brevet', () => {
  const subjects = ['french', 'mathematics', 'history-geography', 'civics', 'language-a', 'language-b', 'physics-chemistry', 'life-and-earth-sciences']
  const others = ['technology', 'visual-arts', 'music', 'physical-education']

  test('from 2026: averages 40 %, exams 60 %, an optional teaching above 10', async ({ page, axe }) => {
    await page.goto(brevet)
    await typeMarks(page, {
      ...all([...subjects, ...others].map((subject) => `${subject}-average`), '12'),
      'french-exam': '10',
      'mathematics-exam': '14',
      'history-geography-exam': '11',
      'civics-exam': '15',
      'sciences-exam': '12',
      oral: '16',
    })
    // Exams: 20 + 28 + 16,5 + 7,5 + 24 + 32 = 128; 128 ÷ 10 = 12,8. 0,4 × 12 + 0,6 × 12,8 = 4,8 + 7,68 = 12,48.
    await expect(result(page)).toContainText('12,48 / 20')
    await expect(result(page)).toContainText('Brevet obtenu, mention assez bien')
    await page.getByRole('checkbox', { name: 'J’ai un enseignement facultatif' }).check()
    await typeMarks(page, { 'optional-teaching': '16' })
    // (12 × 12 + 6) ÷ 12 = 12,5; 0,4 × 12,5 + 7,68 = 12,68.
    await expect(result(page)).toContainText('12,68 / 20')
    await axe()
    await page.getByRole('combobox', { name: 'Vous êtes' }).selectOption('individual')
    await typeMarks(page, { 'foreign-language-exam': '9' })
    // 20 + 28 + 16,5 + 7,5 + 24 + 18 = 114; 114 ÷ 10 = 11,4: no mention.
    await expect(result(page)).toContainText('11,40 / 20')
  })

  test('until 2025, out of 800', async ({ page }) => {
    await page.goto(address(brevet, { session: 'until-2025' }))
    const socle = page.getByRole('group', { name: 'Socle commun' }).getByRole('combobox')
    for (const level of await socle.all()) if ((await level.getAttribute('name')) !== 'optional-teaching-points') await level.selectOption('40')
    await page.getByRole('combobox', { name: 'Enseignement facultatif' }).selectOption('20')
    await typeMarks(page, all(['french-exam', 'mathematics-exam', 'history-geography-civics-exam', 'sciences-exam', 'oral'], '12'))
    // 8 × 40 = 320; 12 of 20 of 400 points = 240; 20 more: 580 of 800, from 560 mention bien. 580 ÷ 40 = 14,5.
    await expect(result(page)).toContainText('580 points sur 800')
    await expect(result(page)).toContainText('14,50 / 20')
    await expect(result(page)).toContainText('mention bien')
  })
})

test('the choice of a bac leads to each, and an unknown one is not found', async ({ page, axe, request }) => {
  await page.goto('/simulateur-de-notes-bac')
  await axe()
  await page.getByRole('link', { name: 'Bac professionnel' }).click()
  await page.waitForURL((url) => url.pathname === professionnel)
  expect((await request.get('/simulateur-de-notes-bac/international')).status()).toBe(404)
})

test.describe('in English', () => {
  test('marks with a point, and the result in English', async ({ page, axe }) => {
    await page.goto(`${general}?lang=en&session=2026`)
    await typeMarks(page, { 'specialty-1': '13.25' })
    await expect(result(page)).toContainText('13.25 / 20')
    await expect(result(page)).toContainText('Bac passed, assez bien honours')
    await typeMarks(page, { philosophy: '25' })
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.getByRole('alert')).toContainText('A mark goes from 0 to 20.')
    await axe()
    await page.goto(`${brevet}?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brevet grade calculator')
    await axe()
  })
})

test.describe('without JavaScript', () => {
  test.use(noJavaScript)

  test('the form gives the result, and its address gives it again', async ({ page }) => {
    await page.goto(`${general}?session=2026`)
    await typeMarks(page, assezBien)
    await page.getByRole('button', { name: 'Calculer' }).click()
    await page.waitForURL((url) => url.hash === '#resultat')
    await expect(result(page)).toContainText('12,64 / 20')
    await page.goto(page.url())
    await expect(result(page)).toContainText('Bac obtenu, mention assez bien')
    await expect(page.locator('[name="specialty-1"]')).toHaveValue('13,5')
  })

  test('a mark that is none is refused beside its field and kept', async ({ page }) => {
    await page.goto(`${technologique}?session=2026`)
    await typeMarks(page, { ...nearlyTen, philosophy: '−3' })
    await page.getByRole('button', { name: 'Calculer' }).click()
    await expect(page.getByRole('alert')).toContainText('Une note va de 0 à 20.')
    await expect(page.locator('[name="philosophy"]')).toHaveValue('−3')
    // 999,14 − 9,99 × 4 = 959,18 over 96: 9,991…
    await expect(result(page)).toContainText('9,99 / 20')
    await expect(result(page)).toContainText('Moyenne provisoire')
  })

  test('the second group and the mark needed', async ({ page }) => {
    await page.goto(address(general, { session: '2026', ...secondGroup, goal: 'assez-bien', 'goal-in': 'grand-oral' }))
    await expect(result(page)).toContainText('Il faut au moins 9,25 aux deux oraux.')
    // 954 − 100 + 10 × x = 1200, so x = 34,6: out of reach.
    await expect(result(page)).toContainText('Même un 20 n’y suffirait pas.')
  })

  test('the brevet and the bac professionnel', async ({ page }) => {
    await page.goto(brevet)
    await typeMarks(page, { 'french-exam': '13', 'french-average': '15' })
    await page.getByRole('button', { name: 'Calculer' }).click()
    // 0,4 × 15 + 0,6 × 13 = 6 + 7,8 = 13,8.
    await expect(result(page)).toContainText('13,80 / 20')
    await page.goto(professionnel)
    await typeMarks(page, { 'unit-french': '12', 'weight-practice-1': '2,5', 'unit-practice-1': '15' })
    await page.getByRole('button', { name: 'Calculer' }).click()
    // (12 × 2,5 + 15 × 2,5) ÷ 5 = 67,5 ÷ 5 = 13,5.
    await expect(result(page)).toContainText('13,50 / 20')
    await expect(page.locator('[name="weight-practice-2"]')).toBeVisible()
  })
})
