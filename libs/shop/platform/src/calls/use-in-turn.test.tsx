import { act, renderHook } from '@testing-library/react'
import { useInTurn } from './use-in-turn'

const open = () => {
  const asked: string[] = []
  const { result, rerender } = renderHook(
    ({ question, isAsking }) => useInTurn(question, isAsking, () => asked.push(question)),
    { initialProps: { question: 'FIRST', isAsking: false } },
  )
  return {
    asked,
    press: () => act(() => result.current()),
    show: (question: string, isAsking: boolean) => rerender({ question, isAsking }),
  }
}

it('a question is asked at once while nothing is asked', () => {
  const { asked, press } = open()
  press()
  expect(asked).toEqual(['FIRST'])
})

it('what is typed and sent while another is asked is asked in its turn', () => {
  const { asked, press, show } = open()
  press()
  show('SECOND', true)
  press()
  expect(asked).toEqual(['FIRST'])
  show('SECOND', false)
  expect(asked).toEqual(['FIRST', 'SECOND'])
})

it('the same question is not asked again', () => {
  const { asked, press, show } = open()
  press()
  show('FIRST', true)
  press()
  show('FIRST', false)
  expect(asked).toEqual(['FIRST'])
})

it('what was not sent is not asked', () => {
  const { asked, press, show } = open()
  press()
  show('SECOND', true)
  show('SECOND', false)
  expect(asked).toEqual(['FIRST'])
})
