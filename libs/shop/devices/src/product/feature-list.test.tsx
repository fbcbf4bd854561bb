import { render, waitFor } from '@testing-library/react'
import { browserEnvironment } from '@soe/shop-platform'
import { featureList } from './product-story'

const { parseHtml } = browserEnvironment(window)

const htmlOf = (html: string) =>
  render(<div>{featureList(parseHtml(html))}</div>).container.firstElementChild?.innerHTML

describe('the carrier’s feature HTML', () => {
  it.each([
    ['<ul><li>Light</li><li><strong>Very</strong> <em>light</em></li></ul>', undefined],
    ['<p>One<br>Two</p>', undefined],
    ['<p>One<br id="two">Two</p>', undefined],
    ['<svg><title>Gone</title><desc>Kept</desc></svg>', 'Kept'],
    ['<table><tr><td><p id="cell">Kept</p></td></tr></table>', '<p id="cell">Kept</p>'],
    ['<a href="https://example.com" onclick="steal()">Read more</a>', 'Read more'],
    ['<p style="color:red" onmouseover="steal()">Red</p>', '<p>Red</p>'],
    ['<ul><li>Safe<script>steal()</script><img src=x onerror="steal()"></li></ul>', '<ul><li>Safe</li></ul>'],
    ['<p id="offer" class="x" data-y="1">Kept</p>', '<p id="offer">Kept</p>'],
    ['<div><p>Kept</p><!-- gone --></div>', '<p>Kept</p>'],
    ['5 &lt; 6 &amp; more', '5 &lt; 6 &amp; more'],
    ['<ul><li>Unclosed', '<ul><li>Unclosed</li></ul>'],
  ])('%s', (html, expected = html) => {
    expect(htmlOf(html)).toBe(expected)
  })
})

it('styles what an editor has styled once the page is there, and nothing beyond that', async () => {
  const style = 'color: red; position: fixed; background: url(https://evil.test/x); margin-top: 4px'
  const { container } = render(<div>{featureList(parseHtml(`<p style="${style}">Red</p>`))}</div>)
  const text = container.querySelector('p')
  expect(text?.hasAttribute('style')).toBe(false)
  await waitFor(() => expect(text?.style.color).toBe('red'))
  expect(Array.from(text?.style ?? []).toSorted()).toEqual(['color', 'margin-top'])
})

/** From the OWASP cheat sheet on evading filters, and the test vectors of DOMPurify. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<form><input name=attributes><input name=id></form>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width: expression(alert(1))">x</p>',
  '<p id="x" onclick="alert(1)">x</p>',
  '<p id="&quot; onclick=alert(1)">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<style>@import "https://evil.test/x.css"</style>',
  '<link rel=stylesheet href="https://evil.test/x.css">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.test/">',
  '<ul><li><x onclick=alert(1)>x</li></ul>',
  '<<script>alert(1)//<</script>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<title><img src=x onerror=alert(1)></title>',
  '<p id=cookie name=createElement>x</p>',
  '<p __proto__=x constructor=x dangerouslySetInnerHTML=x children=x key=x ref=x>x</p>',
  '<p data-onclick=alert(1) data-style="color: red" is=x slot=x>x</p>',
  '<a href="&#1;java&#3;script:alert(1)" id=location>x</a>',
  '<listing>&lt;img onerror=alert(1) src=x&gt;</listing>',
]

it.each(attacks)('nothing runs of %s', (attack) => {
  const { container } = render(<div>{featureList(parseHtml(attack))}</div>)
  const elements = [...(container.firstElementChild?.querySelectorAll('*') ?? [])]
  const attributes = elements.flatMap((element) => element.getAttributeNames())
  expect(elements.map(({ localName }) => localName).filter((tag) => !/^(ul|li|strong|em|br|p)$/.test(tag))).toEqual([])
  expect(attributes.filter((name) => name !== 'id')).toEqual([])
})
