/** The look of the carrier's own pages, sent with each: they need no build of the shop. */
export const pageStyle = `
      :root { color-scheme: light dark; --paper: #fff; --ink: #0f1519; --slate: #5a656d; --line: #dde1e3; }
      @media (prefers-color-scheme: dark) {
        :root { --paper: #0d1316; --ink: #f3f5f5; --slate: #9ba6ad; --line: #273036; }
      }
      * { box-sizing: border-box; }
      body { margin: 0; background: var(--paper); color: var(--ink);
        font: 1rem/1.5 "Helvetica Neue", Arial, "Liberation Sans", sans-serif; -webkit-font-smoothing: antialiased; }
      main { max-width: 77rem; margin: 0 auto; padding: 3.5rem 1.25rem 5rem; }
      h1 { margin: 0 0 1.25rem; font-size: clamp(2.6875rem, 1.9625rem + 3.1vw, 4.75rem); font-weight: 500;
        line-height: 1; letter-spacing: -0.035em; }
      p { max-width: 26rem; margin: 0 0 1.25rem; color: var(--slate); text-wrap: pretty; }
      a { display: inline-block; padding: 0.625rem 0; color: var(--ink); text-underline-offset: 0.25em;
        text-decoration-thickness: 1px; }
      section { margin-top: 2.25rem; }
      h2 { margin: 0; padding-bottom: 0.875rem; border-bottom: 1px solid var(--ink); font-size: 1.375rem;
        font-weight: 500; line-height: 1.75rem; letter-spacing: -0.02em; }
      ul { margin: 0; padding: 0; list-style: none; }
      li { border-bottom: 1px solid var(--line); }
      button { display: grid; grid-template-columns: 1fr auto; column-gap: 1.25rem; width: 100%; padding: 1.25rem 0;
        border: 0; border-radius: 2px; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
      .name { grid-column: 1; font-weight: 600; }
      code { grid-column: 1; color: var(--slate); font: 0.8125rem/1.5rem ui-monospace, "Liberation Mono", monospace; }
      .summary { grid-column: 1; color: var(--slate); font-size: 0.9375rem; line-height: 1.375rem; text-wrap: pretty; }
      svg { grid-column: 2; grid-row: 1 / span 3; align-self: center; fill: none; stroke: currentColor;
        stroke-width: 1.5; transition: transform 160ms cubic-bezier(0.2, 0, 0, 1); }
      button:hover .name, button:active .name { text-decoration: underline; text-underline-offset: 0.25em;
        text-decoration-thickness: 1px; }
      button:hover svg { transform: translateX(6px); }
      :focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }
      @media (min-width: 48rem) {
        main { padding-top: 5rem; }
        section:first-of-type { margin-top: 0; }
        button { grid-template-columns: 12rem 1fr auto; column-gap: 1.75rem; }
        .summary { grid-column: 2; grid-row: 1 / span 2; }
        svg { grid-column: 3; grid-row: 1 / span 2; margin-right: 6px; }
      }
      @media (min-width: 64rem) {
        main { display: grid; grid-template-columns: 1fr 2fr; column-gap: 3.5rem; }
      }
      @media (prefers-reduced-motion: reduce) { svg { transition: none; } button:hover svg { transform: none; } }
      @media (forced-colors: active) { li { border-color: CanvasText; } }
    `
