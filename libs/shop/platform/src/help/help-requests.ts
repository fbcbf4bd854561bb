import type { Shop } from '../create-shop'

type Answer = () => Promise<boolean>

type Asking = Pick<Shop, 'queryClient'>

const answers = new WeakMap<object, Answer>()

/** Asks for a chat with a person, from where nothing is known of the chat. Whether it began; false while nothing answers. */
export const requestHelp = async ({ queryClient }: Asking): Promise<boolean> =>
  (await answers.get(queryClient)?.()) ?? false

/** Answers requests for a chat until the returned function is called. */
export const answerHelp = ({ queryClient }: Asking, answer: Answer): (() => void) => {
  answers.set(queryClient, answer)
  return () => {
    if (answers.get(queryClient) === answer) answers.delete(queryClient)
  }
}
