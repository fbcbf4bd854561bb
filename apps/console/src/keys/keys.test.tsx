import { fireEvent, render, screen } from '@testing-library/react'
import { capOf, keysOf } from './key-names'
import { createKeyRegistry } from './key-registry'
import { KeysProvider, useKeys } from './keys-provider'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

describe('a key', () => {
  it.each([
    [{ ...plain, key: 'F' }, 'f'],
    [{ ...plain, key: 'ArrowDown' }, 'ArrowDown'],
    [{ ...plain, key: 'k', metaKey: true }, 'mod+k'],
    [{ ...plain, key: 'k', ctrlKey: true, altKey: true }, 'mod+alt+k'],
  ])('%j is named %p', (pressed, name) => expect(keysOf(pressed)).toBe(name))

  it.each([
    ['mod+k', true, '⌘K'],
    ['mod+k', false, 'Ctrl K'],
    ['ArrowUp', false, '↑'],
    ['alt+z', true, '⌥Z'],
  ])('%p is printed on a Mac (%p) as %p', (keys, isMac, cap) => expect(capOf(keys, isMac)).toBe(cap))
})

describe('the registry', () => {
  it('gives the key to who came last, and back again', () => {
    const registry = createKeyRegistry(window.localStorage)
    registry.add('page', 'Page', [{ keys: 'f', label: 'First', run: () => undefined }])
    const leave = registry.add('pane', 'Pane', [{ keys: 'f', label: 'Second', run: () => undefined }])
    expect(registry.find('f')?.label).toBe('Second')
    leave()
    expect(registry.find('f')?.label).toBe('First')
    expect(registry.find('g')).toBeUndefined()
  })
})

const run = jest.fn()

const Page = () => {
  useKeys('Page', [
    { keys: 'f', label: 'Freeze', run: () => run('f') },
    { keys: 'mod+k', label: 'Go to', run: () => run('mod+k') },
    { keys: 'Enter', label: 'Open', run: () => run('Enter') },
  ])
  return (
    <>
      <input aria-label="Filter" />
      <button type="button">Elsewhere</button>
    </>
  )
}

describe('keys', () => {
  beforeEach(() => {
    run.mockClear()
    window.localStorage.clear()
    render(
      <KeysProvider>
        <Page />
      </KeysProvider>,
    )
  })

  it('work anywhere on the page', () => {
    fireEvent.keyDown(screen.getByRole('button'), { key: 'f' })
    expect(run.mock.calls).toEqual([['f']])
  })

  it('leave letters to who is typing, but not commands', () => {
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'f' })
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'k', ctrlKey: true })
    expect(run.mock.calls).toEqual([['mod+k']])
  })

  it('leave Enter to the button or link that has the focus', () => {
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })
    expect(run).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(run.mock.calls).toEqual([['Enter']])
  })

  it('that are one letter can be turned off', () => {
    createKeyRegistry(window.localStorage).turnLetters(false)
    fireEvent.keyDown(screen.getByRole('button'), { key: 'f' })
    expect(run).not.toHaveBeenCalled()
  })

  it('are off below an open dialog', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    fireEvent.keyDown(screen.getByRole('button'), { key: 'f' })
    dialog.remove()
    expect(run).not.toHaveBeenCalled()
  })
})
