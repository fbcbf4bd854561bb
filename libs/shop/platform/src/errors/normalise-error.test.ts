import { platformTexts } from '../texts/platform-texts'
import {
  shownMessage,
  errorCategory,
  isNetworkMessage,
  normaliseError as normalise,
  type NormaliseOptions,
} from './normalise-error'
import { isEmptyProcessStep } from '../client/failure-of'
import type { Failure } from './normalised-error'

const defaultMessage = platformTexts('en').tryAgain

const normaliseError = (failure: Failure, options: Partial<NormaliseOptions> = {}) =>
  normalise(failure, { defaultMessage, ...options })

describe('a normalised error', () => {
  it('carries what the service said', () => {
    const error = {
      id: '4077',
      name: 'POBO_DEVICE_NOT_ALLOWED_WITH_PAST_DUE_BALANCE',
      message: 'Pay your balance first.',
      severity: 'WARNING',
      cfeMsg: 'cfe',
      msgType: 'inline',
      details: [{ lockedChannelID: 'VZW-CHAT', proactiveChatIndicator: 'Y', proactiveChatCustomMSG: 'Chat with us' }],
    }
    const failure = { status: 200, error, serviceUrl: '/soe/x', method: 'POST', e2eRequestId: 'e2e-1', isGoToUrl: true }
    expect(normaliseError(failure)).toEqual({
      namespace: 'soe',
      ...error,
      serviceErrMsg: 'Pay your balance first.',
      errorCategory: 'BUSINESSERR',
      statusCode: 200,
      type: null,
      serviceUrl: '/soe/x',
      method: 'POST',
      e2eRequestId: 'e2e-1',
      isNetworkError: false,
      isAborted: false,
      isDownstream: false,
      isGoToUrl: true,
      isEmptyProcessStep: false,
      proactiveChatIndicator: true,
      proactiveChatCustomMessage: 'Chat with us',
    })
  })

  it('of nothing known shows the default message', () => {
    expect(normaliseError({})).toMatchObject({
      message: defaultMessage,
      id: '',
      statusCode: 0,
      errorCategory: 'UNKNWN',
    })
  })

  it.each(['Network Error', 'timeout of 30000ms exceeded', 'Request failed with status code 403'])(
    'recognised by "%s" shows the default message',
    (message) => {
      expect(normaliseError({ status: 403, thrown: { message } })).toMatchObject({
        message: defaultMessage,
        serviceErrMsg: message,
        isNetworkError: true,
      })
    },
  )

  it.each(['timeout exceeded', 'Network Error'])('whose service says "%s" shows the default message', (message) => {
    const failure = { status: 504, error: { id: 'TIMEOUT', name: 'TIMEOUT', message } }
    expect(normaliseError(failure)).toMatchObject({
      message: defaultMessage,
      serviceErrMsg: message,
      isNetworkError: true,
      isAborted: false,
    })
  })

  it('keeps the original text when the shown one is replaced', () => {
    const error = { id: 'SYSTEM_ERROR', message: 'stack trace' }
    expect(normaliseError({ status: 500, error })).toMatchObject({
      message: defaultMessage,
      serviceErrMsg: 'stack trace',
    })
  })

  it('is aborted by the message Request aborted', () => {
    expect(normaliseError({ status: 0, thrown: { message: 'Request aborted' } })).toMatchObject({
      isAborted: true,
      isNetworkError: true,
      statusCode: 'CANCELLED/ABORTED',
      type: 'soe/Cancelled-Aborted',
    })
  })

  it.each<Failure>([{ isCancelled: true }, { thrown: { message: 'Request cancelled' } }])(
    'of a cancelled call (%j) is not aborted',
    (failure) => {
      expect(normaliseError(failure)).toMatchObject({
        isAborted: false,
        statusCode: 'CANCELLED/ABORTED',
        type: 'soe/Cancelled-Aborted',
      })
    },
  )

  it('follows the configured patterns', () => {
    const failure = { status: 200, error: { id: '1', message: 'DownstreamTimeout at billing' } }
    const patterns = { global: [/billing/], downstream: [/^Downstream/] }
    expect(normaliseError(failure, { patterns })).toMatchObject({
      message: defaultMessage,
      errorCategory: 'DOWNSTREAM',
      isDownstream: true,
    })
    expect(normaliseError(failure)).toMatchObject({
      message: 'DownstreamTimeout at billing',
      errorCategory: 'BUSINESSERR',
      isDownstream: false,
    })
  })
})

describe('the words', () => {
  it.each<[string, Failure, Partial<NormaliseOptions>, string]>([
    ['of a call cancelled for its retry', { isCancelled: true }, { retryCancelMessage: 'Hold on.' }, 'Hold on.'],
    ['of the same without a configured message', { isCancelled: true }, {}, defaultMessage],
    [
      "of the carrier in the page's language",
      { status: 200, error: { id: '1', message: 'No' } },
      { translate: () => 'Nunca' },
      'Nunca',
    ],
    ["by default in the page's language", { status: 500 }, { defaultMessage: 'Algo salió mal.' }, 'Algo salió mal.'],
  ])('%s', (_name, failure, options, message) => {
    expect(normaliseError(failure, options).message).toBe(message)
  })
})

describe('the category', () => {
  it.each<[string, Failure]>([
    ['BUSINESSERR', { status: 200, error: { id: '208' } }],
    ['BUSINESSERR', { status: 299, error: { id: '208' } }],
    ['APPERR', { status: 200, error: { id: 'API_ERROR' } }],
    ['APPERR', { status: 200, error: { id: '1', name: 'SYSTEM_ERROR' } }],
    ['UNKNWN', { status: 200 }],
    ['UNKNWN', { status: 500, error: { id: '208' } }],
    ['UNKNWN', { status: 0 }],
    ['UIError', { isScriptError: true, thrown: { message: 'x is not a function' } }],
    ['OWN', { status: 200, error: { id: '208', errorCategory: 'OWN' } }],
  ])('is %s for %j', (category, failure) => {
    expect(errorCategory(failure)).toBe(category)
  })
})

describe('a message', () => {
  it.each([
    ['Network Error', true],
    ['timeout of 5000ms exceeded', true],
    ['timeout exceeded', true],
    ['Request failed with status code 503', true],
    ['Request cancelled', true],
    ['Request canceled', true],
    ['Request aborted', true],
    ['Cart is locked', false],
    ['', false],
  ])('"%s" tells of the network: %s', (message, expected) => {
    expect(isNetworkMessage(message)).toBe(expected)
  })

  it.each([
    ['Your cart is locked.', 'Your cart is locked.'],
    ['API_ERROR', defaultMessage],
    ['HTTP_ERROR', defaultMessage],
    ['SYSTEM_ERROR', defaultMessage],
    ['E7: UNABLE TO CONNECT to host', defaultMessage],
    ['unable to connect', defaultMessage],
    ['', defaultMessage],
    [undefined, defaultMessage],
  ])('%j shows as "%s"', (message, shown) => {
    expect(shownMessage(message, defaultMessage)).toBe(shown)
  })

  it('by default is the one the specification words', () => {
    expect(defaultMessage).toBe('Looks like something went wrong. Please try again later.')
  })
})

describe('a process-step answer', () => {
  it.each([
    [{ status: 200 }, true],
    [{ status: 200, processStep: '' }, true],
    [{ status: 200, processStep: null, errors: [] }, true],
    [{ status: 200, processStep: 'PromoHub' }, false],
    [{ status: 200, errors: [{}] }, false],
    [{ status: 503 }, false],
  ])('%j is empty: %s', (answer, expected) => {
    expect(isEmptyProcessStep(answer)).toBe(expected)
  })
})
