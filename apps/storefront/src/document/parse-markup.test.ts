import { browserEnvironment } from '@soe/shop-platform'
import { parseMarkup } from './parse-markup'

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
    ['<noscript><p>plain</p></noscript>'],
    [''],
  ])('reads the same on the server as in the browser: %s', (html) => {
    expect(parseMarkup(html)).toEqual(parseHtml(html))
  })

  it('is elements and texts, with id and style of all attributes, and without comments', () => {
    const bold = { tag: 'b', children: ['29'], id: 'life', style: 'color: red' }
    expect(
      parseMarkup('<p class="x">Up to <b id="life" onclick="x" style="color: red">29</b> hours<!-- ! --></p>'),
    ).toEqual([{ tag: 'p', children: ['Up to ', bold, ' hours'], id: '', style: null }])
  })
})
