import './open-headers.ts'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryGiftCardCodes } from '../../adapters/in-memory/in-memory-gift-card-codes.ts'
import { InMemoryPlanCatalogue } from '../../adapters/in-memory/in-memory-plan-catalogue.ts'
import { Sha256GiftCardCodes } from '../../adapters/security/sha256-gift-card-codes.ts'
import { everyPlan } from '../../adapters/wiring/every-plan.ts'
import { composeInMemory } from '../../adapters/wiring/in-memory.ts'
import { composeVisitor } from '../../adapters/wiring/visitor.ts'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import { makeIssueGiftCards } from '../../application/service/issue-gift-cards.ts'
import type { WebUseCases } from '../../application/web/use-cases.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { QuizAttemptView } from '../../domain/quizzes/attempt-view.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { noon } from './noon.ts'
import { sampleLibrary } from './sample-library.ts'

/**
 * Who sees the page.
 * - `logged-out`: a member who has logged out
 * - `cancelled`, `withdrawn`: a subscriber who has ended the renewals, or the contract
 */
export const viewers = ['visitor', 'member', 'logged-out', 'subscriber', 'family', 'cancelled', 'withdrawn'] as const
export type Viewer = (typeof viewers)[number]

/** - `defective`: answers what nobody expects */
export const serviceStates = ['answering', 'unreachable', 'unreachable-when-sent', 'defective'] as const
export type ServiceState = (typeof serviceStates)[number]

export const email = 'camille.martin@example.org'
export const password = 'ruche-doree-2026'

/** Addresses need an origin; nothing is ever asked of this one. */
const origin = 'https://alveole.example'

/** Ids that count up, as long as the service wants the key of a form to be. */
const countedIds = (): UniqueIds => {
  let count = 0
  return { next: () => `AV-${String((count += 1)).padStart(6, '0')}` }
}

const signUpForm = (address: string) => ({
  email: address,
  emailConfirmation: address,
  password,
  passwordConfirmation: password,
  conditions: 'on',
})

const referenceOf = (paymentPage: string): string => paymentPage.split('/').at(-1) ?? ''

const placeOrder = async (useCases: WebUseCases, planId: string): Promise<string> => {
  const ordered = await useCases.orderPlan({ planId, couponCode: null, immediateAccess: true, idempotencyKey: useCases.newIdempotencyKey(), email })
  return referenceOf(ordered._unsafeUnwrap().redirectUrl)
}

const buy = async (useCases: WebUseCases, planId: string): Promise<void> => {
  const reference = await placeOrder(useCases, planId)
  ;(await useCases.chooseSandboxOutcome(reference, { outcome: 'succeeded', callback: 'before-return', copies: 1 }))._unsafeUnwrap()
}

const subscriptionOf = async (useCases: WebUseCases): Promise<string> => (await useCases.showSubscriptions())._unsafeUnwrap()[0]?.id ?? ''

/** Does what this viewer did before they came to the page. */
const become = async (viewer: Viewer, useCases: WebUseCases): Promise<void> => {
  if (viewer === 'visitor') return
  ;(await useCases.signUp(signUpForm(email)))._unsafeUnwrap()
  if (viewer === 'member') return
  if (viewer === 'logged-out') {
    ;(await useCases.logOut())._unsafeUnwrap()
    return
  }
  await buy(useCases, viewer === 'family' ? 'family-yearly' : 'solo-yearly')
  if (viewer === 'cancelled') (await useCases.cancelSubscription(await subscriptionOf(useCases)))._unsafeUnwrap()
  if (viewer === 'withdrawn') (await useCases.withdraw(await subscriptionOf(useCases)))._unsafeUnwrap()
}

type Question = Quiz['questions'][number]

/** Every third answer is wrong, so that a result is neither none nor all. */
const responseTo = (question: Question, isRight: boolean): readonly string[] => {
  switch (question.type) {
    case 'single-choice':
    case 'multiple-choice':
      return question.choices.filter(({ correct }) => correct === isRight).slice(0, isRight ? undefined : 1).map(({ id }) => id)
    case 'true-false':
      return [String(question.answer === isRight)]
    case 'numeric':
      return [String(isRight ? question.answer : question.answer + 1)]
    case 'text':
      return [isRight ? (question.answers[0] ?? '') : '?']
    case 'ordering': {
      const ids = question.items.map(({ id }) => id)
      return isRight ? ids : ids.toReversed()
    }
    case 'matching': {
      const ids = question.pairs.map(({ id }) => id)
      return ids.map((id, place) => `${id}:${isRight ? id : (ids[(place + 1) % ids.length] ?? id)}`)
    }
  }
}

/** Starts the quiz at a path of the library and answers so many of its questions. */
const takeQuiz = async (useCases: WebUseCases, quizPath: string, answered: number): Promise<QuizAttemptView> => {
  const questions = (await sampleLibrary.quiz(quizPath))?.questions ?? []
  let attempt = (await useCases.startQuiz(quizPath))._unsafeUnwrap()
  for (let done = 0; done < answered && attempt.next; done += 1) {
    const { questionId } = attempt.next
    const question = questions.find(({ id }) => id === questionId)
    if (!question) throw new Error(`${quizPath} has no question ${questionId}.`)
    attempt = (await useCases.answerQuestion(attempt.attemptId, questionId, responseTo(question, done % 3 !== 1)))._unsafeUnwrap()
  }
  return attempt
}

/**
 * Somebody's visit to a site of their own, with the whole service behind it in memory: what the page can do, and what
 * stands in addresses and forms for things that have just come to be: `{subscription}`, `{order}`, `{payment}`, `{card}`,
 * `{spent-card}`, `{card-order}`, `{reset-token}`; `{attempt}` at a quiz, with its `{next-question}` and its `{last-question}`.
 */
export const openVisit = async ({ viewer, locale, service: state }: { viewer: Viewer; locale: Locale; service: ServiceState }) => {
  const clock = new InMemoryClock(noon)
  const ids = countedIds()
  const service = composeInMemory(
    { clock, ids, library: sampleLibrary },
    {
      siteUrl: null,
      publicUrl: origin,
      cookieDomain: null,
      countryHeaders: [],
      evaluationHeader: 'x-evaluation',
      sellingMode: 'selling',
      stripe: null,
      cinetpay: null,
      turnstile: null,
      version: '1.0.0',
      report: (defect) => console.error(defect),
    },
  )
  let reached: ServiceState = 'answering'
  const answer = (request: Request): Response | Promise<Response> => {
    if (reached === 'unreachable') throw new TypeError('The service does not answer.')
    return reached === 'defective' ? new Response('{}', { status: 418 }) : service.api.fetch(request)
  }
  const visitor = (): WebUseCases =>
    composeVisitor({
      baseUrl: `${origin}/api`,
      fetch: answer,
      cookie: null,
      headers: { 'accept-language': locale, 'x-evaluation': '0' },
      isLoggedIn: true,
      ids,
      clock,
    }).useCases
  const useCases = visitor()
  await become(viewer, useCases)

  const plans = new InMemoryPlanCatalogue(everyPlan)
  const counted = new InMemoryGiftCardCodes()
  const codes = { next: () => counted.next(), fingerprint: (code: string) => new Sha256GiftCardCodes().fingerprint(code) }
  const issueGiftCards = makeIssueGiftCards({ giftCards: service.giftCards, codes, plans, clock })
  const issueCard = async (): Promise<string> =>
    (await issueGiftCards({ planId: 'solo-yearly', count: 1, expiresAt: null }))._unsafeUnwrap()[0] ?? ''
  const redeem = async (by: WebUseCases, code: string): Promise<string> =>
    (await by.redeemGiftCard({ code, immediateAccess: true, idempotencyKey: by.newIdempotencyKey() }))._unsafeUnwrap().orderId

  let attempt: QuizAttemptView | undefined
  const made: Readonly<Record<string, (path: string, answered: number) => Promise<string>>> = {
    subscription: () => subscriptionOf(useCases),
    payment: () => placeOrder(useCases, 'solo-yearly'),
    order: async () => {
      const reference = await placeOrder(useCases, 'africa-family-yearly-mobile-money')
      const chosen = await useCases.chooseSandboxOutcome(reference, { outcome: 'confirmed-later', callback: 'after-return', copies: 0 })
      return new URL(chosen._unsafeUnwrap().returnUrl, origin).searchParams.get('order') ?? ''
    },
    card: issueCard,
    'card-order': async () => redeem(useCases, await issueCard()),
    'spent-card': async () => {
      const code = await issueCard()
      const somebodyElse = visitor()
      ;(await somebodyElse.signUp(signUpForm('ines@example.org')))._unsafeUnwrap()
      await redeem(somebodyElse, code)
      return code
    },
    'reset-token': async () => {
      ;(await useCases.requestPasswordReset({ email }))._unsafeUnwrap()
      await service.jobs.find(({ name }) => name === 'mails')?.run()
      const link = service.mailer.sent.flatMap(({ mail }) => (mail.kind === 'password-reset' ? [mail.link] : [])).at(-1)
      return (link && new URL(link).searchParams.get('token')) ?? ''
    },
    attempt: async (path, answered) => {
      attempt = await takeQuiz(useCases, `/${locale}${path.slice(0, path.indexOf('/quiz/'))}/quiz`, answered)
      return attempt.attemptId
    },
    'next-question': async () => attempt?.next?.questionId ?? '',
    'last-question': async () => attempt?.answered.at(-1)?.questionId ?? '',
  }

  /** An address or what is typed, with the ids and codes that it names. */
  const named = async (text: string, answered = 0): Promise<string> => {
    const name = /\{([a-z-]+)\}/.exec(text)?.[1]
    const make = name === undefined ? undefined : made[name]
    return make ? named(text.replace(`{${name}}`, await make(text, answered)), answered) : text
  }

  return {
    useCases,
    named,
    /** Another device on which the viewer is logged in. */
    logInElsewhere: async () => {
      clock.advance(3_600_000)
      ;(await visitor().logIn({ email, password }))._unsafeUnwrap()
    },
    begin: () => {
      if (state !== 'unreachable-when-sent') reached = state
    },
    beforeSending: () => {
      if (state === 'unreachable-when-sent') reached = 'unreachable'
    },
  }
}
