import { ALL } from "@anaquel/client-kit/catalogue";

/** Addresses of the pages of this client. */
export const paths = {
  signIn: "/signin",
  home: "/home",
  help: "/help",
  contact: "/contact",
  terms: "/terms",
  privacy: "/privacy",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  activation: "/activation",
  activationError: "/activation-error",
  error: "/error",
  student: (token: string, category = ALL, subcategory = ALL) =>
    category === ALL ? `/student/${token}` : `/student/${token}/cat/${category}/subcat/${subcategory}`,
} as const;
