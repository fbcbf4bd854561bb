import { browserEnvironment } from '@soe/shop-platform'
import { parseMarkup } from './request-environment'

const { parseHtml } = browserEnvironment(window)

describe('markup of the carrier', () => {
  it.each([
    ['plain text'],
    ['<ul><li>One</li><li>Two</li></ul>'],
    ['<ul><li>One<li>Two</ul>'],
    ['<p>One<p>Two'],
    ['<b>bold <i>both</b> italic</i>'],
    ['<table><tr><td>cell</table>'],
    ['a<!-- comment -->b'],
    ['<UL><LI>Upper case</LI></UL>'],
    ['&amp; &lt; &nbsp; &eacute; &#8217; &bogus;'],
    ['<script>alert(1)</script><p>after</p>'],
    ['<style>p { color: red }</style>text'],
    ['<img src=x onerror=alert(1)>text'],
    ['<svg><path d="M0 0"/></svg>'],
    ['<textarea><b>raw</b></textarea>'],
    ['<li>unclosed'],
    ['</div></p>text'],
    ['<a href="x"><a href="y">nested</a></a>'],
    ['<p style="color: red">One</p><p STYLE = color:red>Two</p>'],
    [`<b title="a > b" style='color: red'>bold</b>`],
    ['<b/style="color: red"/onclick="x">bold</b>'],
    ['style="color: red" is text, < b style="x" too'],
    ['<noscript><p>plain</p></noscript>'],
    [''],
  ])('reads the same on the server as in the browser: %s', (html) => {
    expect(parseMarkup(html)).toEqual(parseHtml(html))
  })

  it.each(['<p style="color: red">One</p>', '<b onclick="x" style = "y" id="z">bold</b>', '<i/onload=x style=y>i</i>'])(
    'is parsed without what the policy of the page refuses: %s',
    (html) => {
      const parsed: string[] = []
      class Parser {
        parseFromString(text: string) {
          parsed.push(text)
          return { body: document.createElement('body') }
        }
      }
      browserEnvironment(Object.create(window, { DOMParser: { value: Parser } }) as typeof window).parseHtml(html)
      expect(parsed.join('')).not.toMatch(/[\s"'/](style|on[a-z]+)\s*=/i)
    },
  )

  it('is elements and texts as the carrier wrote them, without comments', () => {
    const text = (value: string) => ({ type: 'text', value })
    const properties = { id: 'life', onclick: 'x', style: 'color: red' }
    const bold = { type: 'element', tagName: 'b', properties, children: [text('29')] }
    expect(
      parseMarkup('<p class="x">Up to <b id="life" onclick="x" style="color: red">29</b> hours<!-- ! --></p>'),
    ).toEqual([
      {
        type: 'element',
        tagName: 'p',
        properties: { class: 'x' },
        children: [text('Up to '), bold, text(' hours')],
      },
    ])
  })
})
