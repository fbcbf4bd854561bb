/** The shop's own head on the page of the sign-in, and what only QA needs, folded away. */
export const signInStyle = `
      :root { --accent: #cf380e; }
      @media (prefers-color-scheme: dark) { :root { --accent: #ff6b3d; } }
      body { font-family: "Instrument Sans Variable", Arial, "Liberation Sans", sans-serif; }
      h1, h2 { font-stretch: 88%; letter-spacing: -0.03em; word-spacing: 0.09em; }
      .bar { display: flex; align-items: center; justify-content: space-between; gap: 1.25rem; max-width: 77rem;
        margin: 0 auto; padding: 0.625rem 1.25rem; }
      .bar a { min-height: 2.75rem; padding: 0; display: inline-flex; align-items: center; }
      .mark { gap: 0.875rem; font: 600 1.25rem/1.75rem "Instrument Sans Variable", Arial, sans-serif;
        letter-spacing: -0.03em; text-decoration: none; }
      .mark svg { overflow: visible; stroke: var(--ink); stroke-width: 10; transform: none; }
      .mark .cloth { fill: #fff; } .mark .field { fill: var(--accent); stroke: none; }
      .summary { color: var(--slate); }
      details { margin-top: 2.25rem; border-bottom: 1px solid var(--line); }
      summary { padding: 1.25rem 0; font-weight: 600; cursor: pointer; }
      dl { margin: 0; padding-bottom: 1.25rem; }
      dt { padding-top: 0.875rem; } dd { margin: 0; color: var(--slate); font-size: 0.9375rem; line-height: 1.375rem; }
      details p { max-width: 40rem; }
      @media (min-width: 48rem) { dl > div { display: grid; grid-template-columns: 14rem 1fr; column-gap: 1.75rem; }
        dd { padding-top: 0.875rem; } }
    `
