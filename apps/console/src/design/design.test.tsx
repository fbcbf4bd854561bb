import { render, screen, fireEvent } from '@testing-library/react'
import { tokensOf } from './json-view'
import { ErrorNote } from './states'
import { windowOfRows } from './use-window-of-rows'

describe('JSON', () => {
  it.each(['  "id": "C-1",', '  "due": -4.5e2,', '  "is \\"it\\"": true, null', '  "a": "b: 1"', '{'])(
    '%p is whole in its pieces',
    (line) =>
      expect(
        tokensOf(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line),
  )

  it('tells keys from texts, numbers and words', () => {
    expect(tokensOf('"a": "1", 2, null').map(({ kind }) => kind)).toEqual([
      'key',
      'plain',
      'text',
      'plain',
      'number',
      'plain',
      'word',
    ])
  })
})

describe('a window of rows', () => {
  it('draws what is seen and a little more', () => {
    expect(windowOfRows({ top: 2600, height: 260 }, { count: 1000, rowHeight: 26 })).toEqual({ from: 88, to: 122 })
    expect(windowOfRows({ top: 0, height: 260 }, { count: 3, rowHeight: 26 })).toEqual({ from: 0, to: 3 })
    expect(windowOfRows({ top: 9000, height: 260 }, { count: 3, rowHeight: 26 })).toEqual({ from: 0, to: 3 })
  })
})

describe('a refusal', () => {
  it('is told in its own words, with what is allowed to choose from', () => {
    const onChoose = jest.fn()
    const error = Object.assign(new Error('the simulator answered 400 UNKNOWN_PERSONA: There is no "x".'), {
      allowed: ['prospect', 'prepay'],
    })
    render(<ErrorNote error={error} onChoose={onChoose} />)
    expect(screen.getByRole('alert').textContent).toContain('There is no "x".')
    expect(screen.getByRole('alert').textContent).not.toContain('answered 400')
    fireEvent.click(screen.getByRole('button', { name: 'prepay' }))
    expect(onChoose).toHaveBeenCalledWith('prepay')
  })

  it('of the network says that it is tried again', () => {
    render(<ErrorNote error={new TypeError('Failed to fetch')} />)
    expect(screen.getByRole('alert').textContent).toContain('can’t be reached')
  })

  it('is not there where nothing went wrong', () => {
    render(<ErrorNote error={null} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
