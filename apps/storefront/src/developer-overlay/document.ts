import { createDocument as createShopDocument, type BuiltShop } from '../document/create-document'
import type { DocumentAnswer } from '@soe/contracts/document'
import type { DocumentRequest, SubmitRequest } from '../document/document-request'
import { appCookie, readPlatform, userAgentOf } from '../app-stand-in/app-platforms'
import { readCookie } from '../app-stand-in/read-cookie'
import { overlayCookie } from './overlay-cookie'

const firstScript = '<script type="module"'

/** Ahead of the shop's own scripts, so that no call escapes it. */
export const withOverlay = (answer: DocumentAnswer, file: string | undefined, cookies: string): DocumentAnswer => {
  if (file === undefined || !readCookie(cookies, overlayCookie)) return answer
  return beforeScripts(answer, file)
}

const beforeScripts = ({ body, ...answer }: DocumentAnswer, file: string): DocumentAnswer => ({
  ...answer,
  body: body.replace(firstScript, `${firstScript} src="/${file}"></script>\n    ${firstScript}`),
})

const platformOf = ({ isFramed, cookies }: DocumentRequest) =>
  isFramed ? readPlatform(readCookie(cookies(), appCookie)) : undefined

/** A page that the console frames as the app is drawn for the app. */
const asApp = <Request extends DocumentRequest>(request: Request): Request => {
  const platform = platformOf(request)
  return platform ? { ...request, userAgent: userAgentOf(platform) } : request
}

const policyHeader = 'content-security-policy'

/** Only the console, on the same origin, may frame it. */
const withStandIn = (answer: DocumentAnswer, file: string | undefined, request: DocumentRequest): DocumentAnswer => {
  if (file === undefined || !platformOf(request)) return answer
  const policy = answer.headers[policyHeader]?.replace("frame-ancestors 'none'", "frame-ancestors 'self'") ?? ''
  return beforeScripts({ ...answer, headers: { ...answer.headers, [policyHeader]: policy } }, file)
}

/** Every page of a simulator build follows the world's clock, after the shop's own scripts and its first paint. */
const withWorldClock = (answer: DocumentAnswer, file: string | undefined): DocumentAnswer =>
  file === undefined
    ? answer
    : {
        ...answer,
        body: answer.body.replace(
          '</body>',
          `  ${firstScript} fetchpriority="low" src="/${file}"></script>\n  </body>`,
        ),
      }

/** Documents of a simulator build: the shop's own, with the overlay and the app's stand-in where they are asked for. */
export const createDocument = (built: BuiltShop) => {
  const shop = createShopDocument(built)
  const fileOf = (entry: string) => built.manifest[`src/${entry}/index.ts`]?.file
  const complete = (answer: DocumentAnswer, request: DocumentRequest) => {
    const observed = withOverlay(answer, fileOf('developer-overlay'), request.cookies())
    return withWorldClock(withStandIn(observed, fileOf('app-stand-in'), request), fileOf('world-clock'))
  }
  return {
    render: async (request: DocumentRequest): Promise<DocumentAnswer> =>
      complete(await shop.render(asApp(request)), request),
    busy: (request: DocumentRequest): DocumentAnswer =>
      withStandIn(shop.busy(asApp(request)), fileOf('app-stand-in'), request),
    takesForm: (request: DocumentRequest): Promise<boolean> => shop.takesForm(asApp(request)),
    submit: async (request: SubmitRequest): Promise<DocumentAnswer | undefined> => {
      const answer = await shop.submit(asApp(request))
      return answer && complete(answer, request)
    },
  }
}
