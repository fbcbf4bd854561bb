import { personas } from '@soe/world'

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const button = ({ id, summary }: { id: string; summary: string }) => `
      <button name="persona" value="${escape(id)}"><strong>${escape(id)}</strong><span>${escape(summary)}</span></button>`

/** The page of the development identity provider. @param goto a path already checked to be the shop's own */
export const signInPage = (goto: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sign in</title>
    <style>
      :root { color-scheme: light dark; --ink: #0f1519; --paper: #fff; --slate: #5a656d; --edge: #8b959b; }
      @media (prefers-color-scheme: dark) { :root { --ink: #f3f5f5; --paper: #0d1316; --slate: #9ba6ad; --edge: #66727a; } }
      body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
      main { max-width: 34rem; margin: 10vh auto; padding: 0 20px; }
      h1 { font-size: 43px; font-weight: 500; letter-spacing: -0.03em; line-height: 1.05; margin: 0 0 8px; }
      p { color: var(--slate); margin: 0 0 28px; }
      button { display: block; width: 100%; min-height: 64px; margin: 0 0 10px; padding: 14px 20px; text-align: left; font: inherit;
        color: inherit; background: none; border: 1px solid var(--edge); border-radius: 2px; cursor: pointer; }
      button:hover { border-color: var(--ink); }
      button:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }
      strong { display: block; font-weight: 600; }
      span { color: var(--slate); font-size: 15px; }
    </style>
  </head>
  <body>
    <main>
      <h1>Sign in</h1>
      <p>Choose who to be in this world.</p>
      <form method="post" action="/signin">
        <input type="hidden" name="goto" value="${escape(goto)}">${personas.map(button).join('')}
      </form>
    </main>
  </body>
</html>
`
