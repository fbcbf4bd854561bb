import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Button } from './actions/button'
import { useReady } from './use-ready'

const Probe = () => <p>{useReady() ? 'ready' : 'not ready'}</p>

const hydrate = async (tree: React.ReactElement) => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(tree)
  const before = container.innerHTML
  const errors: unknown[] = []
  await act(async () => hydrateRoot(container, tree, { onRecoverableError: (error) => errors.push(error) }))
  return { before, after: container.innerHTML, errors }
}

describe('a page that the server has drawn', () => {
  it('is not ready until its scripts run, and hydrates without an error', async () => {
    expect(await hydrate(<Probe />)).toEqual({ before: '<p>not ready</p>', after: '<p>ready</p>', errors: [] })
  })

  it.each([
    [
      'a button that needs scripts',
      <Button key="" onClick={() => undefined}>
        Go
      </Button>,
      true,
      false,
    ],
    [
      'a button that is disabled anyway',
      <Button key="" disabled>
        Go
      </Button>,
      true,
      true,
    ],
    [
      'a button that sends its form',
      <Button key="" type="submit">
        Go
      </Button>,
      false,
      false,
    ],
    [
      'a link',
      <Button key="" href="/">
        Go
      </Button>,
      false,
      false,
    ],
  ])('disables %s only as long as it must', async (_, tree, before, after) => {
    const drawn = await hydrate(tree)
    const isDisabled = (html: string) => html.includes(' disabled=""')
    expect([isDisabled(drawn.before), isDisabled(drawn.after), drawn.errors]).toEqual([before, after, []])
  })
})
