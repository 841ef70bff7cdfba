/** Whether an address can be that of a card gateway: the numbers of cards travel encrypted, but for tries on this very host. */
export function isPayable(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return protocol === "https:" || origin === location.origin;
}

/** Leaves for an address by posting a form that nobody sees. Source: T-203. */
export function postForm(url: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
