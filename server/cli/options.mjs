/** Reads command-line options of the form `--name value` and `--flag`. */

/**
 * @param {string[]} args
 * @param {Record<string, "flag" | "value">} known
 * @returns {{ options: Record<string, string | true>, rest: string[] }}
 */
export function readOptions(args, known) {
  const options = {};
  const rest = [];
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = args[index].split(/=(.*)/s, 2);
    if (!name.startsWith("--")) {
      rest.push(args[index]);
      continue;
    }
    const kind = known[name.slice(2)];
    if (!kind)
      throw new Error(
        `There is no option ${name}. Known: ${Object.keys(known)
          .map((key) => `--${key}`)
          .join(", ")}`,
      );
    if (kind === "flag") options[name.slice(2)] = true;
    else {
      const value = inline ?? args[++index];
      if (value === undefined) throw new Error(`${name} needs a value`);
      options[name.slice(2)] = value;
    }
  }
  return { options, rest };
}

/** Reads options or ends the process with what is wrong and how to use the command. */
export function readOptionsOrExit(args, known, usage) {
  try {
    const read = readOptions(args, { ...known, help: "flag" });
    if (read.options.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    return read;
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${usage}\n`);
    process.exit(1);
  }
}
