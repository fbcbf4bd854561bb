import { render } from '@testing-library/react'
import { browserEnvironment } from '@soe/shop-platform'
import { featureList } from './feature-list'

const { parseHtml } = browserEnvironment(window)

const htmlOf = (html: string) =>
  render(<div>{featureList(parseHtml(html))}</div>).container.firstElementChild?.innerHTML

describe('the carrier’s feature HTML', () => {
  it.each([
    ['<ul><li>Light</li><li><strong>Very</strong> <em>light</em></li></ul>', undefined],
    ['<p>One<br>Two</p>', undefined],
    ['<a href="https://example.com" onclick="steal()">Read more</a>', 'Read more'],
    ['<p style="color:red" onmouseover="steal()">Red</p>', '<p>Red</p>'],
    ['<ul><li>Safe<script>steal()</script><img src=x onerror="steal()"></li></ul>', '<ul><li>Safe</li></ul>'],
    ['<div><p>Kept</p><!-- gone --></div>', '<p>Kept</p>'],
    ['5 &lt; 6 &amp; more', '5 &lt; 6 &amp; more'],
    ['<ul><li>Unclosed', '<ul><li>Unclosed</li></ul>'],
  ])('%s', (html, expected = html) => {
    expect(htmlOf(html)).toBe(expected)
  })
})
