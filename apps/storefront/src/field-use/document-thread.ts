import { listenForReads, quietJson, type FieldRead } from '@soe/shop-platform/field-use'
import type { DocumentAnswer } from '@soe/contracts/document'
import { createDocument as createShopDocument } from '../developer-overlay/document'
import { answerPages } from '../document/answer-pages'
import type { BuiltShop } from '../document/create-document'
import type { DocumentRequest, SubmitRequest } from '../document/document-request'
import { scriptJson } from '../document/head-tags'
import { nameReads, readsTag } from './name-reads'

/** Puts what was read while the document was written into it, so that the page reports it. */
const withReads = async (answer: DocumentAnswer, reads: readonly FieldRead[]): Promise<DocumentAnswer> => {
  const tag = `<script type="application/json" id="${readsTag}">${scriptJson(await nameReads(reads))}</script>`
  return { ...answer, body: answer.body.replace('</body>', () => `${tag}</body>`) }
}

quietJson()

answerPages((built: BuiltShop) => {
  const shop = createShopDocument(built)
  /** Gives the request a fetch of its own, by which its reads are known. */
  const recorded = <Request extends DocumentRequest>(request: Request): [Request, FieldRead[]] => {
    const reads: FieldRead[] = []
    const fetch: typeof globalThis.fetch = (input, init) => request.fetch(input, init)
    listenForReads((read) => void reads.push(read), fetch)
    return [{ ...request, fetch }, reads]
  }
  return {
    ...shop,
    render: async (asked: DocumentRequest) => {
      const [request, reads] = recorded(asked)
      return withReads(await shop.render(request), reads)
    },
    submit: async (asked: SubmitRequest) => {
      const [request, reads] = recorded(asked)
      const answer = await shop.submit(request)
      return answer && withReads(answer, reads)
    },
  }
})
