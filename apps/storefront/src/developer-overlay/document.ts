import {
  createDocument as createShopDocument,
  type BuiltShop,
  type DocumentAnswer,
  type DocumentRequest,
  type SubmitRequest,
} from '../document/index'
import { overlayCookie, readCookie } from './overlay-cookie'

const firstScript = '<script type="module"'

/** Ahead of the shop's own scripts, so that no call escapes it. */
export const withOverlay = (answer: DocumentAnswer, file: string | undefined, cookies: string): DocumentAnswer => {
  if (file === undefined || !readCookie(cookies, overlayCookie)) return answer
  const script = `${firstScript} src="/${file}"></script>`
  return { ...answer, body: answer.body.replace(firstScript, `${script}\n    ${firstScript}`) }
}

/** Every page of a simulator build follows the world's clock, after the shop's own scripts. */
const withWorldClock = (answer: DocumentAnswer, file: string | undefined): DocumentAnswer =>
  file === undefined
    ? answer
    : { ...answer, body: answer.body.replace('</body>', `  ${firstScript} src="/${file}"></script>\n  </body>`) }

/** Documents of a simulator build: the shop's own, with the overlay for a browser that asked for it. */
export const createDocument = (built: BuiltShop) => {
  const shop = createShopDocument(built)
  const overlay = built.manifest['src/developer-overlay/index.ts']?.file
  const worldClock = built.manifest['src/world-clock/index.ts']?.file
  return {
    render: async (request: DocumentRequest): Promise<DocumentAnswer> =>
      withWorldClock(withOverlay(await shop.render(request), overlay, request.cookies()), worldClock),
    submit: async (request: SubmitRequest): Promise<DocumentAnswer | undefined> => {
      const answer = await shop.submit(request)
      return answer && withWorldClock(withOverlay(answer, overlay, request.cookies()), worldClock)
    },
  }
}
