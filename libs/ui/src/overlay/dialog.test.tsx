import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Dialog } from './dialog'

function Opened({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Sure?" closeLabel="Close" dismissible={dismissible}>
        Body
      </Dialog>
    </>
  )
}

function openDialog(dismissible?: boolean) {
  render(<Opened dismissible={dismissible} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole('dialog', { name: 'Sure?' }) }
}

const escape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))

it('moves focus to its heading', () => {
  openDialog()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sure?' }))
})

it.each([
  ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Esc', escape],
  ['a press on the backdrop', (dialog: HTMLElement) => fireEvent.mouseDown(dialog)],
])('closes on %s and gives focus back', (_, close) => {
  const { opener, dialog } = openDialog()
  close(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('asks to close when the browser closes it by itself', () => {
  const { dialog } = openDialog()
  dialog.removeAttribute('open')
  fireEvent(dialog, new Event('close'))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('stays open on a press inside', () => {
  openDialog()
  fireEvent.mouseDown(screen.getByText('Body'))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('can insist on an answer', () => {
  const { dialog } = openDialog(false)
  escape(dialog)
  fireEvent.mouseDown(dialog)
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
