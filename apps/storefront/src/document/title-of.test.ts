import { titleOf } from './title-of'

it.each([
  ['<main><h1 tabindex="-1">Your cart is locked</h1></main>', 'Your cart is locked | Halyard'],
  ['<h1>Smartphones<sup>18</sup><span>18 products</span></h1>', 'Smartphones | Halyard'],
  ['<h1> Fish &amp; chips </h1>', 'Fish & chips | Halyard'],
  ['<h1>&lt;b&gt; &quot;it&#x27;s&quot; &amp;lt;</h1>', `<b> "it's" &lt; | Halyard`],
  ['<h1>First</h1><h1>Second</h1>', 'First | Halyard'],
  ['<h1></h1>', 'Halyard'],
  ['<h2>No heading of the page</h2>', 'Halyard'],
  ['', 'Halyard'],
])('%s is named %s', (markup, title) => {
  expect(titleOf(markup, 'Halyard')).toBe(title)
})
