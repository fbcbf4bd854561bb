import { escape } from './html'

/** The frame of every page of the documentation; its style and script are files of their own. */
export const docsLayout = (title: string, main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escape(title)}</title>
    <link rel="stylesheet" href="/__sim/docs/docs.css">
    <script src="/__sim/docs/docs.js" defer></script>
  </head>
  <body>
    <a class="skip" href="#main">Skip to the content</a>
    ${main}
  </body>
</html>
`
