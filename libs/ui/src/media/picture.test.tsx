import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './picture'

const picture = (src: string) => <Picture src={src} alt="A phone" width={320} height={400} fetchPriority="high" />
const sources = (container: HTMLElement) => [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))

it('keeps its room and its priority', () => {
  render(picture('/a.svg'))
  const img = screen.getByRole('img', { name: 'A phone' })
  expect(['width', 'height', 'fetchpriority'].map((name) => img.getAttribute(name))).toEqual(['320', '400', 'high'])
})

it('shows the old picture under the new one until that has faded in', () => {
  const { container, rerender } = render(picture('/a.svg'))
  const before = screen.getByRole('img')
  rerender(picture('/b.svg'))
  expect(sources(container)).toEqual(['/a.svg', '/b.svg'])
  expect(container.querySelector('img')).toBe(before)
  const next = screen.getByRole('img', { name: 'A phone' })
  fireEvent.load(next)
  fireEvent.animationEnd(next)
  expect(sources(container)).toEqual(['/b.svg'])
  expect(screen.getByRole('img')).toBe(next)
})

it('names what it would show where the image fails, and tries the next one again', () => {
  const { container, rerender } = render(picture('/a.svg'))
  fireEvent.error(screen.getByRole('img'))
  expect(sources(container)).toEqual([])
  expect(screen.getByRole('img', { name: 'A phone' }).textContent).toBe('A phone')
  rerender(picture('/b.svg'))
  expect(sources(container)).toContain('/b.svg')
})

it('keeps quiet about a failed image that says nothing', () => {
  const { container } = render(<Picture src="/a.svg" alt="" width={4} height={3} />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
