import { reportMark } from '@soe/contracts'
import { escape } from './html'

const places = [
  ['/__sim', 'Console'],
  ['/__sim/docs', 'Operations'],
  ['/__sim/v1/openapi.json', 'openapi.json'],
  ['/__sim/llms.txt', 'For agents'],
] as const

const links = places
  .map(([href, name]) => `<a href="${href}"${name === 'Operations' ? ' aria-current="true"' : ''}>${name}</a>`)
  .join('')

/** The frame of every page of the documentation; its style and script are files of their own. */
export const docsLayout = (title: string, main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escape(title)} · soe simulator</title>
    <link rel="stylesheet" href="/__sim/docs/docs.css">
    <script src="/__sim/docs/docs.js" defer></script>
  </head>
  <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header class="bar">${reportMark}<b><a href="/__sim">soe simulator</a></b><nav aria-label="Pages">${links}</nav></header>
    ${main}
  </body>
</html>
`
