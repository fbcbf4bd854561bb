import { supportsHelpButton } from './supports-help-button'

const facts = { releaseVersion: '20.3', supportVersion: '20.1', habEnabled: true, isSupportedPage: true }

describe('the help button of the app', () => {
  it.each([
    ['a newer version', {}, true],
    ['the first version', { releaseVersion: '20.1' }, true],
    ['the first version in full', { releaseVersion: '20.1.0' }, true],
    ['a later part', { releaseVersion: '20.10' }, true],
    ['an older version', { releaseVersion: '20.0.9' }, false],
    ['a much older version', { releaseVersion: '9.9' }, false],
    ['an unknown version', { releaseVersion: undefined }, false],
    ['no version set', { supportVersion: undefined }, false],
    ['its flag off', { habEnabled: false }, false],
    ['another page', { isSupportedPage: false }, false],
  ])('with %s shows: %#', (_, change, expected) => expect(supportsHelpButton({ ...facts, ...change })).toBe(expected))
})
