import type { HumanCheckChallenge } from '../../application/ports/human-check.ts'

type Challenge = Extract<HumanCheckChallenge, { kind: 'turnstile' }>

/** What the script of the widget puts into the page. Source: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
type Turnstile = {
  render(
    place: HTMLElement,
    options: {
      sitekey: string
      action: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': () => boolean
      'timeout-callback': () => void
    },
  ): string | undefined
  remove(widget: string): void
}

const widgetOfPage = () => (globalThis as { turnstile?: Turnstile }).turnstile

/** How long the person may take, in milliseconds: the widget only asks something of those of whom it is not sure. */
const longestWait = 120_000

let loading: Promise<void> | undefined

const addScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of the bot check did not arrive.'))
    })
    document.head.append(script)
  })

/** Once a page; a script that does not arrive is asked for again the next time. */
export const loadTurnstile = (scriptUrl: string): Promise<void> =>
  (loading ??= addScript(`${scriptUrl}?render=explicit`).catch((error: unknown) => {
    loading = undefined
    throw error
  }))

/** Where the widget may show: inside the form that asks for it, which may stand over the rest of the page. */
const placeOfWidget = (): HTMLElement => {
  const place = document.createElement('div')
  ;(document.querySelector('[data-bot-check]') ?? document.body).append(place)
  return place
}

/** A token of the widget for one action, good once; null when none can be had. */
export const turnstileToken = async ({ siteKey, action, scriptUrl }: Challenge): Promise<string | null> => {
  try {
    await loadTurnstile(scriptUrl)
  } catch {
    return null
  }
  const turnstile = widgetOfPage()
  if (!turnstile) return null
  const place = placeOfWidget()
  let widget: string | undefined
  const token = await new Promise<string | null>((resolve) => {
    const giveUp = () => resolve(null)
    setTimeout(giveUp, longestWait)
    widget = turnstile.render(place, {
      sitekey: siteKey,
      action,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': () => {
        giveUp()
        // Told: the widget need not write to the console.
        return true
      },
      'timeout-callback': giveUp,
    })
    if (widget === undefined) giveUp()
  })
  if (widget !== undefined) turnstile.remove(widget)
  place.remove()
  return token
}
