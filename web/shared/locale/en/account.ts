import { namespace } from '../locale.ts';

/** The messages of login, registration and profile, in English. */
export const account = namespace('accountMessages', {
  loginTitle: 'Login',
  loginHeading: 'Welcome back',
  loginText: 'Log in to follow your orders and keep your cart on every device.',
  notPersistent:
    'Your browser blocks site data, so you stay logged in only until this page is left or reloaded. Allow site data for this shop to stay logged in.',
  login: 'Login',
  noAccount: 'New here?',
  toRegister: 'Make an account',
  registerTitle: 'Register',
  registerHeading: 'Make an account',
  registerText: 'One minute now; your cart and your orders on every device from then on.',
  register: 'Register',
  hasAccount: 'Already a member?',
  toLogin: 'Log in',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  confirmPassword: 'Confirm password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
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
  profileTitle: 'Your profile',
  profileText: 'Your name, as we write it on your orders. Orders you have placed keep the name they have.',
  save: 'Save',
  saved: 'Your name is saved',
  notSavedTitle: 'Your name is not saved',
  notSaved: 'Please check your connection and try again.',
  toShop: 'Go to the shop',
  checking: 'Checking who you are…',
  working: 'One moment…',
  roleUnknownTitle: 'One moment more',
  roleUnknown: 'We do not know yet what your account may do: the shop did not answer. We keep asking.',
});

/** The messages about a forgotten password, and about the links in our e-mails, in English. */
export const password = namespace('passwordMessages', {
  forgotText: 'Tell us your e-mail, and we send you a link to choose a new one.',
  send: 'Send me the link',
  sent: (email: string) => `If there is an account with ${email}, a letter with a link is on its way.`,
  noEmail: 'None after some minutes? Look among the unwanted mail too, or call us:',
  toLogin: 'Back to login',
  newTitle: 'Choose a new password',
  newText: 'From then on you log in with it, on your other devices too.',
  changed: 'Your new password is saved',
  notSaved: 'Your password was not saved. Please check your connection and try again.',
  verifyText: 'One press, and we know that the address is yours.',
  notVerified: 'It was not verified. Please check your connection and try again.',
  dead: 'This link is too old, or was used already.',
});

/** The texts of e-mail verification, in English; loaded where they are needed. */
export const verification = namespace('verificationMessages', {
  title: 'Verify your e-mail',
  text: (email: string) =>
    `Open the link in the mail that we send to ${email}: then we know that the address is yours.`,
  verified: 'Your e-mail is verified',
  send: 'Send me the link',
  sendAgain: 'Send it again',
  sending: 'One moment…',
  sent: (email: string) =>
    `The link is on its way to ${email}. It can take some minutes; look among the unwanted mail too.`,
  onItsWay: 'We are sending you a link: please open it to verify your e-mail.',
  tooMany: 'We have sent you several already. Please look for the latest, or try again in an hour.',
  notSent: 'The link was not sent. Please check your connection and try again.',
});

/** The links that only the dashboard's menu has, in English. */
export const sideMenu = namespace('sideMenuMessages', {
  toCall: 'To call',
  newOrder: 'New Order',
  orderHistory: 'Order History',
  bestProducts: 'Best Products',
  popularProducts: 'Popular Products',
  topSelling: 'Top Selling',
  inbox: 'Inbox',
  reviews: 'Reviews',
  notices: 'Notices',
  content: 'Content',
  settings: 'Settings',
  audit: 'Audit Log',
  contact: 'Contact',
});
