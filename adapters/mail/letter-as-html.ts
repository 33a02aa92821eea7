import { html } from 'hono/html'
import type { Locale } from '../../domain/locale/locale.ts'
import type { Letter, LetterBlock, LetterLink } from './letter.ts'
import { letterFrame } from './letter-frame.ts'
import type { MailHouse } from './mail-house.ts'

type Html = ReturnType<typeof html>

// The colours are those of ui/theme/tokens.css. Styles stand on the elements, as many mail programs read no style sheet;
// those that follow the system's dark mode read the one below.
const font = "font-family: 'Atkinson Hyperlegible Next', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"
const body = `margin: 0; padding: 0; background-color: #fcf6e9; color: #191b38; ${font}; font-size: 17px; line-height: 1.6`
const comb = 'color: #b0730b; letter-spacing: 2px'
const card = 'padding: 24px 20px; background-color: #fffdf8; border: 1px solid #e5d8bd; border-radius: 18px; overflow-wrap: anywhere; word-break: break-word'
const softText = 'color: #47475f; font-size: 15px'
const link = 'color: #2a3590; word-break: break-word; overflow-wrap: anywhere'

const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #12142b !important; color: #f8f0de !important; }
  .card { background-color: #1b1e3d !important; border-color: #343860 !important; color: #f8f0de !important; }
  .ink { color: #f8f0de !important; }
  .soft { color: #c9c3bd !important; }
  .comb { color: #fcbf3f !important; }
  .link { color: #c5cdff !important; }
  .notice { background-color: #352a1d !important; border-color: #fcbf3f !important; color: #f8f0de !important; }
  .row { border-color: #343860 !important; }
  .button { background-color: #fcbf3f !important; color: #191b38 !important; }
}`

/** The address is shown, so that a person sees where a link leads. */
const shownLink = (address: string): Html => html`<a class="link" href="${address}" style="${link}">${address}</a>`

const labelledLink = ({ label, link: address }: LetterLink): Html =>
  html`<li style="margin: 0 0 12px"><strong>${label}</strong><br />${shownLink(address)}</li>`

const blockAsHtml = (block: LetterBlock): Html => {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin: 0 0 16px">${block.text}</p>`
    case 'heading':
      return html`<h2 class="ink" style="margin: 28px 0 10px; font-size: 20px; line-height: 1.3; color: #191b38">${block.text}</h2>`
    case 'notice':
      return html`<div class="notice" style="margin: 0 0 16px; padding: 14px 16px; background-color: #fdeec9; border: 2px solid #b0730b; border-radius: 10px">
<p style="margin: 0 0 4px; font-weight: bold">${block.title}</p>
<p style="margin: 0">${block.text}</p>
</div>`
    case 'facts':
      return html`<dl style="margin: 0 0 20px">${block.rows.map(
        ([name, value]) => html`<div class="row" style="padding: 8px 0; border-bottom: 1px solid #e5d8bd">
<dt class="soft" style="${softText}">${name}</dt>
<dd style="margin: 0; font-weight: bold">${value}</dd>
</div>`,
      )}</dl>`
    case 'action':
      return html`<p style="margin: 20px 0 6px"><a class="button" href="${block.link}" style="display: inline-block; padding: 12px 22px; background-color: #f6b32a; color: #191b38; border-radius: 10px; font-weight: bold; text-decoration: none">${block.label}</a></p>
<p class="soft" style="margin: 0 0 20px; ${softText}">${shownLink(block.link)}</p>`
    case 'links':
      return html`<ul style="margin: 0 0 16px; padding: 0 0 0 20px">${block.links.map(labelledLink)}</ul>`
    case 'form':
      return html`<div class="row" style="margin: 0 0 16px; padding: 14px 16px 6px; border: 1px solid #e5d8bd; border-radius: 10px">
<h3 class="ink" style="margin: 0 0 10px; font-size: 17px; line-height: 1.3; color: #191b38">${block.title}</h3>
${block.lines.map((line) => html`<p class="soft" style="margin: 0 0 8px; ${softText}">${line}</p>`)}
</div>`
  }
}

/**
 * A letter as a page of HTML, without any image and without anything that tells when it is read. The language stands on an
 * element of its own too, as mail programs in a browser throw the outer ones away.
 */
export const letterAsHtml = async (
  { subject, blocks }: Letter,
  locale: Locale,
  { sender, operator, siteUrl }: MailHouse,
): Promise<string> => {
  const { greeting, signature, question } = letterFrame[locale]
  const page = await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<title>${subject}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="${body}">
<div role="article" aria-label="${subject}" lang="${locale}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${body}"><tr><td align="center" style="padding: 20px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px; text-align: left">
<tr><td style="padding: 0 8px 14px; ${font}; font-size: 22px; font-weight: bold"><span class="comb" style="${comb}" aria-hidden="true">&#x2B22;</span> <span class="ink" style="color: #191b38">Alvéole</span></td></tr>
<tr><td class="card" style="${card}; ${font}; font-size: 17px; line-height: 1.6; color: #191b38">
<h1 class="ink" style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; color: #191b38">${subject}</h1>
<p style="margin: 0 0 16px">${greeting}</p>
${blocks.map(blockAsHtml)}
<p style="margin: 24px 0 0; font-weight: bold">${signature}</p>
</td></tr>
<tr><td class="soft" style="padding: 16px 8px; ${font}; ${softText}; line-height: 1.5">
<p style="margin: 0">Alvéole, ${shownLink(siteUrl)}</p>
<p style="margin: 0">${operator}</p>
<p style="margin: 0">${question} <a class="link" href="mailto:${sender.address}" style="${link}">${sender.address}</a></p>
</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>`
  return String(page)
}
