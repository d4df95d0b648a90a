import { namespace } from '../locale.ts';

/** The messages of login, registration and profile, in English. */
export const accountPages = namespace('accountPages', {
  loginTitle: 'Login',
  loginHeading: 'Welcome back',
  loginText: 'Log in to follow your orders and keep your cart on every device.',
  notPersistent:
    'Your browser blocks site data, so you will be logged out when you leave or reload this page. Allow site data for this shop to stay logged in.',
  login: 'Login',
  noAccount: 'New here?',
  toRegister: 'Create an account',
  registerTitle: 'Register',
  registerHeading: 'Create an account',
  registerText: 'It takes a minute and keeps your cart and orders on every device.',
  register: 'Register',
  hasAccount: 'Already a member?',
  toLogin: 'Log in',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  confirmPassword: 'Confirm password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: 'Forgot your password?',
  mismatch: 'Password & Confirm Password do not match',
  tooShort: 'Your password must be at least 8 characters',
  registered: 'Registration Successfully Done',
  welcome: (brand: string) => `Welcome to ${brand}`,
  alreadyCreated: 'User is already Created',
  notValid: 'User is Not valid , Please Register',
  or: 'or',
  google: 'Continue with Google',
  notAllowed: 'Your account has no permission for this page.',
  sessionEnded:
    'Your login has ended, for example because your role or your password was changed. Please log in again.',
  roleRemoved: 'Your role in the shop was removed or changed. If that is a mistake, please ask an admin.',
  clickLost: 'Your last click was not recorded.',
  profileTitle: 'Your profile',
  profileText: 'We write this name on your orders. Earlier orders keep the name they had.',
  save: 'Save',
  saved: 'Your name is saved',
  notSavedTitle: 'Your name was not saved',
  notSaved: 'Please check your connection and try again.',
  toShop: 'Go to the shop',
  checking: 'Checking your account…',
  working: 'One moment…',
  roleUnknownTitle: 'One more moment',
  roleUnknown: 'We could not check your permissions yet. Trying again…',
});

/** The messages about a forgotten password, and about the links in our e-mails, in English. */
export const passwordForm = namespace('passwordForm', {
  forgotText: 'Enter your e-mail address and we will send you a link to set a new password.',
  send: 'Send me the link',
  sent: (email: string) => `If there is an account with ${email}, we have sent it an e-mail with a link.`,
  noEmail: 'Nothing after a few minutes? Check your spam folder, or call us:',
  toLogin: 'Back to login',
  newTitle: 'Choose a new password',
  newText: 'Use it to log in on all your devices.',
  changed: 'Your new password is saved',
  notSaved: 'Your password was not saved. Please check your connection and try again.',
  verifyText: 'Press the button to confirm that this address is yours.',
  notVerified: 'Your address was not verified. Please check your connection and try again.',
  dead: 'This link has expired or has already been used.',
});

/** The texts of e-mail verification, in English; loaded where they are needed. */
export const verification = namespace('verification', {
  title: 'Verify your e-mail',
  text: (email: string) => `Open the link that we send to ${email} to confirm that the address is yours.`,
  verified: 'Your e-mail is verified',
  send: 'Send me the link',
  sendAgain: 'Send it again',
  sending: 'One moment…',
  sent: (email: string) => `The link is on its way to ${email}. It can take a few minutes; check your spam folder too.`,
  onItsWay: 'We are sending you a link. Open it to verify your e-mail.',
  tooMany: 'We have already sent you several. Please use the latest one, or try again in an hour.',
  notSent: 'The link was not sent. Please check your connection and try again.',
});

/** The links that only the dashboard's menu has, in English. */
export const sideMenu = namespace('sideMenu', {
  toCall: 'To call',
  newOrder: 'New Order',
  orderHistory: 'Order History',
  customers: 'Customers',
  bestProducts: 'Best Products',
  popularProducts: 'Popular Products',
  topSelling: 'Top Selling',
  inbox: 'Inbox',
  reviews: 'Reviews',
  notices: 'Notifications',
  content: 'Content',
  settings: 'Settings',
  audit: 'Audit Log',
  contact: 'Contact',
});
