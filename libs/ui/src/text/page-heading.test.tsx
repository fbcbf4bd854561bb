import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs'
import { PageHeading } from './page-heading'
import { Steps } from './steps'

it('takes focus from code and reads its count in words', () => {
  render(
    <PageHeading count={18} countLabel="18 results">
      Phones
    </PageHeading>,
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'Phones 18 results' })
  heading.focus()
  expect(document.activeElement).toBe(heading)
})

it('makes one stop of each breadcrumb', () => {
  render(
    <Breadcrumbs label="Trail">
      <a href="/">Shop</a>
      <span aria-current="page">Phones</span>
    </Breadcrumbs>,
  )
  expect(screen.getByRole('navigation', { name: 'Trail' }).querySelectorAll('li')).toHaveLength(2)
})

it('says which steps are done', () => {
  render(<Steps doneLabel="done" steps={[{ title: 'Placed', done: true }, { title: 'Packed' }]} />)
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Placed done', 'Packed'])
})
