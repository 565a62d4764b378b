/** The three of tslib's helpers that colyseus.js asks for, found by metro.config.js: the other forty weigh four kilobytes. */
exports.__awaiter = (self, given, _Promise, generator) =>
  new Promise((resolve, reject) => {
    const steps = generator.apply(self, given ?? []);
    const step = (how, value) => {
      try {
        const { done, value: next } = steps[how](value);
        if (done) resolve(next);
        else Promise.resolve(next).then(onward, back);
      } catch (error) {
        reject(error);
      }
    };
    const onward = (value) => step('next', value);
    const back = (error) => step('throw', error);
    onward(undefined);
  });

exports.__classPrivateFieldGet = (of, fields) => fields.get(of);

exports.__classPrivateFieldSet = (of, fields, value) => {
  fields.set(of, value);
  return value;
};
