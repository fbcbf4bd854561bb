import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { markStale } from './mark-stale'

const queryKey = ['checkout.getCheckoutDetails', 'prospect']

/** A page that shows a read, each of whose answers comes when the test says so. */
const page = () => {
  const queryClient = new QueryClient()
  const answers: ((text: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const answer = async (nth: number, text: string) => {
    answers[nth]?.(text)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const shown = () => queryClient.getQueryData(queryKey)
  const observe = () => new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  return { queryClient, queryFn, answers, answer, shown, observe }
}

describe('a read that a change overtakes', () => {
  it('puts no older answer in the place of what the change has answered', async () => {
    const { queryClient, answer, shown, observe } = page()
    queryClient.setQueryData(queryKey, 'without a card')
    observe()
    await markStale({ queryClient }, ['checkout.getCheckoutDetails'], { refetch: false })
    queryClient.setQueryData(queryKey, 'paid by card')
    await answer(0, 'without a card')
    expect(shown()).toBe('paid by card')
  })

  it('is asked for anew where nothing has been shown yet, also for those who wait for it', async () => {
    const { queryClient, queryFn, answers, answer } = page()
    const waited = queryClient.fetchQuery({ queryKey, queryFn })
    await markStale({ queryClient }, ['checkout.getCheckoutDetails'])
    expect(answers).toHaveLength(2)
    await answer(0, 'without a card')
    await answer(1, 'paid by card')
    await expect(waited).resolves.toBe('paid by card')
  })

  it('goes on where the change has nothing to do with it', async () => {
    const { queryClient, answers, answer, shown, observe } = page()
    observe()
    await markStale({ queryClient }, ['wishlist.getFavorites'])
    await answer(0, 'without a card')
    expect(answers).toHaveLength(1)
    expect(shown()).toBe('without a card')
  })
})
