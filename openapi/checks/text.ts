import type { TextRule } from "../generated/texts.ts";

/** Whether a text keeps a named rule of the contract. Lengths count characters, not the units they are stored in. */
export function fits({ minLength, maxLength, pattern }: TextRule, text: string): boolean {
  const { length } = [...text];
  return length >= minLength && length <= maxLength && pattern.test(text);
}
