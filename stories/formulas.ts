import katex from 'katex'

/** A formula as the server hands it over: HTML for the eyes, MathML for screen readers. */
export const formula = (tex: string, display: 'inline' | 'block' = 'inline'): string =>
  katex.renderToString(tex, { displayMode: display === 'block', output: 'htmlAndMathml' })
