export { default } from '../explore/playwright.config'
